/** An action or amulet that is played by its name, picked or typed: what is known of a card of that name goes with it. */
import type { CardDefinition } from '../../../../games/huntik/cards/card.ts';
import { apart } from '../../../../games/huntik/cards/names.ts';
import type { Power } from '../../../../games/huntik/powers/power.ts';
import type { ActionSubtype, Seat } from '../../../../games/huntik/vocabulary.ts';
import type { Table } from '../table.svelte.ts';
import { known } from './known.svelte.ts';
import { calledSo, keep, offers, printed, touch, type Offer } from './remembered.ts';

export class Named {
  name = $state('');
  readonly fits: (card: CardDefinition) => boolean;
  readonly #table: Table;
  readonly #seat: () => Seat;
  readonly #offer = $derived.by((): Offer | undefined => {
    const { first, further } = offers(this.#table, known.cards, this.#seat(), this.fits);
    return calledSo([...first, ...further], this.name);
  });

  /** @param fits which cards can be played here */
  constructor(table: Table, seat: () => Seat, fits: (card: CardDefinition) => boolean) {
    this.#table = table;
    this.#seat = seat;
    this.fits = fits;
  }

  /** What an action of this name and subtype says; undefined where nobody knows it, or knows a power of it. */
  powersAs(subtype: ActionSubtype): readonly Power[] | undefined {
    const offer = this.#offer;
    return offer?.card.card === 'action' && offer.card.subtype === subtype ? printed(offer).powers : undefined;
  }

  /**
   * Once it was played, it is one tap the next time, as a hero is.
   *
   * @param played what is known of the name is read before: by then the sheet may be gone
   */
  async remember(as: ActionSubtype | 'amulet', played: Promise<unknown>): Promise<void> {
    const offer = this.#offer;
    const common = { ...apart(this.name), team: null, tags: [], powers: [] };
    await played;
    if (offer !== undefined) await touch(this.#table, offer);
    else if (as === 'amulet') await keep(this.#table, { card: as, ...common });
    else await keep(this.#table, { card: 'action', ...common, subtype: as });
  }
}
