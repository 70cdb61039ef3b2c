/** A hero as somebody types it in: two numbers are enough. */
import type { HeroSpec } from '../../../../games/huntik/schemas.ts';
import type { HeroKind } from '../../../../games/huntik/vocabulary.ts';

export class HeroDraft {
  atk = $state<number | null>(null);
  def = $state<number | null>(null);
  kind = $state<HeroKind>('minor');
  name = $state('');
  unblockable = $state(false);

  /** The hero, once both numbers are there. */
  get hero(): HeroSpec | null {
    const { atk, def, kind, name, unblockable } = this;
    if (atk === null || def === null) return null;
    return { name: name.trim(), kind, atk, def, ...(unblockable ? { unblockable } : {}) };
  }
}
