/** What an effect brings into play, as it is put together. */
import type { Effect } from '../../../../games/huntik/commands/effects.ts';
import { firstZone } from '../../../../games/huntik/questions/zones.ts';
import type { CardKind, Seat, Zone } from '../../../../games/huntik/vocabulary.ts';

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
  exhausted = $state(false);
  /** Obstacles only: nobody need control one (305.3a). */
  controlled = $state(true);
  #zone = $state<Zone | null>(null);

  constructor(seat: Seat) {
    this.seat = seat;
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
    const { seat, kind, name, from, zone, fights } = this;
    const atk = fights ? this.atk : 0;
    const def = fights ? this.def : 0;
    if (atk === null || def === null) return null;
    const card = { name: name.trim(), kind, atk, def, ...(this.token ? { token: true } : {}) };
    const controller = kind === 'obstacle' ? { controller: this.controlled ? seat : null } : {};
    return { type: 'bringIntoPlay', seat, card, from, zone, exhausted: this.exhausted, ...controller };
  }
}
