/** A hero as somebody types it in: two numbers are enough. */
import type { HeroSpec } from '../../../../games/huntik/schemas.ts';
import type { HeroKind } from '../../../../games/huntik/vocabulary.ts';
import { printed, type Offer, type PrintedOn } from './remembered.ts';

export class HeroDraft {
  atk = $state<number | null>(null);
  def = $state<number | null>(null);
  kind = $state<HeroKind>('minor');
  name = $state('');
  unblockable = $state(false);
  #printed: PrintedOn = {};

  /** A card of which not everything is known: the rest is asked. */
  constructor(offer?: Offer) {
    if (offer?.card.card !== 'hero') return;
    this.name = offer.called;
    this.kind = offer.card.kind ?? this.kind;
    this.atk = offer.card.atk;
    this.def = offer.card.def;
    this.#printed = printed(offer);
  }

  /** The hero, once both numbers are there. */
  get hero(): HeroSpec | null {
    const { atk, def, kind, name, unblockable } = this;
    if (atk === null || def === null) return null;
    return { name: name.trim(), kind, atk, def, ...(unblockable ? { unblockable } : {}), ...this.#printed };
  }
}
