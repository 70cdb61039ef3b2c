/** What an effect brings into play, as it is put together. */
import type { Effect } from '../../../../games/huntik/commands/effects.ts';
import { firstZone } from '../../../../games/huntik/questions/zones.ts';
import type { CardKind, Seat, Zone } from '../../../../games/huntik/vocabulary.ts';
import { printed, type Offer } from './remembered.ts';

type Bring = Extract<Effect, { type: 'bringIntoPlay' }>;

export const FROM = [
  'nowhere',
  'hand',
  'deck',
  'discard',
  'legendaryPile',
  'side',
] as const satisfies readonly Bring['from'][];

export class Bringing {
  seat = $state<Seat>('lead');
  kind = $state<CardKind>('minor');
  atk = $state<number | null>(null);
  def = $state<number | null>(null);
  name = $state('');
  from = $state<Bring['from']>('nowhere');
  token = $state(false);
  unblockable = $state(false);
  exhausted = $state(false);
  /** Obstacles only: nobody need control one (305.3a). */
  controlled = $state(true);
  #zone = $state<Zone | null>(null);
  #picked = $state.raw<Offer | undefined>(undefined);

  /** @param fought the zone of the combat that is going on: what comes now mostly comes there (601.3a) */
  constructor(seat: Seat, fought: Zone | null) {
    this.seat = seat;
    this.#zone = fought;
  }

  /** Takes over a card that is remembered. */
  like(offer: Offer): void {
    const { card, called } = offer;
    this.name = called;
    this.atk = 'atk' in card ? card.atk : 0;
    this.def = 'def' in card ? card.def : 0;
    this.unblockable = false;
    this.#picked = offer;
  }

  /** The card that was taken over, as long as it goes by its name. */
  get picked(): Offer | undefined {
    return this.#picked?.called === this.name.trim() ? this.#picked : undefined;
  }

  /** Zone 1 of whoever brings it, unless another was chosen (301.1). */
  get zone(): Zone {
    return this.#zone ?? firstZone(this.seat);
  }

  set zone(zone: Zone) {
    this.#zone = zone;
  }

  get fights(): boolean {
    return this.kind !== 'feature';
  }

  /** The effect, once it has what it needs. */
  get effect(): Bring | null {
    const { seat, kind, from, zone, fights, token } = this;
    const atk = fights ? this.atk : 0;
    const def = fights ? this.def : 0;
    if (atk === null || def === null) return null;
    const unblockable = fights && this.unblockable;
    const marks = { ...(unblockable ? { unblockable } : {}), ...(token ? { token } : {}) };
    const { picked } = this;
    const card = { name: this.name.trim(), kind, atk, def, ...marks, ...(picked === undefined ? {} : printed(picked)) };
    const controller = kind === 'obstacle' ? { controller: this.controlled ? seat : null } : {};
    return { type: 'bringIntoPlay', seat, card, from, zone, exhausted: this.exhausted, ...controller };
  }
}
