/** Which piece of a power is wrong, and how: what the schema says of it, read for people. */
import type { BaseIssue } from 'valibot';
import type { Path } from './hole.ts';

/** What can be wrong with a piece. */
export const FAULTS = ['missing', 'unknown', 'extra', 'tooMany', 'tooLong', 'number', 'other'] as const;
export type FaultKind = (typeof FAULTS)[number];

export type Fault = {
  /** The way to the piece from what was checked. */
  readonly at: Path;
  readonly kind: FaultKind;
  /** What stands there, where it is short enough to be shown. */
  readonly found: string | null;
};

const SHOWN = 40;

const keyOf = (key: unknown): string | number => (typeof key === 'number' ? key : String(key));
const wayOf = (issue: BaseIssue<unknown>): Path => issue.path?.map(({ key }) => keyOf(key)) ?? [];

const shown = (found: unknown): string | null => {
  if (typeof found !== 'string' && typeof found !== 'number' && typeof found !== 'boolean') return null;
  const text = String(found);
  return text.length > SHOWN ? null : text;
};

const kindOf = (issue: BaseIssue<unknown>): FaultKind => {
  switch (issue.type) {
    case 'strict_object':
    case 'object':
      if (issue.expected === 'never') return 'extra';
      return issue.received === 'undefined' ? 'missing' : 'unknown';
    case 'min_length':
      return 'missing';
    case 'max_length':
      return typeof issue.input === 'string' ? 'tooLong' : 'tooMany';
    case 'min_value':
    case 'max_value':
    case 'integer':
    case 'number':
      return 'number';
    case 'union':
    case 'variant':
    case 'picklist':
    case 'literal':
    case 'string':
    case 'boolean':
    case 'array':
      return issue.received === 'undefined' ? 'missing' : 'unknown';
    default:
      return 'other';
  }
};

/**
 * The issue that says most: where nothing of a choice fits, the one that got furthest into it. An object that lacks what
 * tells it apart got nowhere.
 */
function deepest(issue: BaseIssue<unknown>): { readonly at: Path; readonly issue: BaseIssue<unknown> } {
  const own = wayOf(issue);
  const inside = (issue.issues ?? [])
    .map(deepest)
    .filter(
      (one) =>
        one.at.length > 1 || (one.at.length === 1 && kindOf(one.issue) !== 'extra' && kindOf(one.issue) !== 'missing'),
    )
    .sort((one, other) => other.at.length - one.at.length);
  const [best] = inside;
  return best === undefined ? { at: own, issue } : { at: [...own, ...best.at], issue: best.issue };
}

/**
 * @param issue what a schema of powers complained about
 * @returns the piece that is wrong, as deep as it can be told
 */
export function faultOf(issue: BaseIssue<unknown>): Fault {
  const { at, issue: cause } = deepest(issue);
  const kind = kindOf(cause);
  return { at, kind, found: kind === 'extra' ? shown(at.at(-1)) : shown(cause.input) };
}
