/** What the states of a pack's statechart say about commands. Names only: the chart itself holds no rules. */

/** Open, or the rule that closes it. */
export type Access = 'open' | { readonly closedBy: string };

/**
 * - `commands`: what a state opens and closes; the innermost state that names a command wins.
 * - `does`: follows by itself as soon as the state is reached, unless it is closed or changes nothing.
 * - `yields`: follows as soon as somebody asks for a command that this state closes; then that command is asked again.
 */
export type StateMeta<Key extends string, Command> = {
  readonly commands?: Partial<Readonly<Record<Key, Access>>>;
  readonly does?: Command;
  readonly yields?: Command;
};

/** Where a statechart is, as plain data: restorable from this value alone. */
export type Phase = string | { readonly [region: string]: Phase };

/** Whether a phase lies in the state with this path, such as `combat.actions`, in any of its regions. */
export function phaseIs(phase: Phase, path: string): boolean {
  const [head, ...rest] = path.split('.');
  const within = (value: Phase, keys: readonly string[]): boolean => {
    const [key, ...more] = keys;
    if (key === undefined) return true;
    if (typeof value === 'string') return value === key && more.length === 0;
    const inner = value[key];
    return inner !== undefined && within(inner, more);
  };
  if (typeof phase === 'string') return phase === head && rest.length === 0;
  return Object.values(phase).some((region) => within(region, path.split('.')));
}
