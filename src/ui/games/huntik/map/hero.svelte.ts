/** A hero as somebody types it in: two numbers are enough. */
import type { HeroSpec } from '../../../../games/huntik/schemas.ts';
import { HERO_KINDS, type HeroKind } from '../../../../games/huntik/vocabulary.ts';
import type { LibraryCard } from '../../../library.svelte.ts';
import type { Face } from './face.ts';
import type { Table } from '../table.svelte.ts';

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

/** A remembered card as a hero, or undefined where it is none. */
export function heroFrom({ name, kind, atk, def, unblockable }: LibraryCard): HeroSpec | undefined {
  const heroKind = HERO_KINDS.find((known) => known === kind);
  if (heroKind === undefined) return undefined;
  return { name, kind: heroKind, atk, def, ...(unblockable ? { unblockable } : {}) };
}

/** Remembers what was typed, so that it is one tap the next time. */
export const remember = (table: Table, { name, kind, atk, def, unblockable = false }: HeroSpec): Promise<void> =>
  table.library.remember({ name, kind, atk, def, unblockable });

/** How a hero looks that is not in play yet. */
export const heroFace = ({ name, kind, atk, def }: HeroSpec): Face => ({
  name,
  kind,
  side: null,
  state: 'ready',
  numbers: { atk: { value: atk, change: 'none' }, def: { value: def, change: 'none' } },
  token: false,
  counters: 0,
  carries: [],
});
