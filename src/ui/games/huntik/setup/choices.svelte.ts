/** What has been chosen for a match that is being begun, and the commands that it comes to. */
import { flip, roll, type Chance, type CoinFace } from '../../../../engine/random.ts';
import type { DeckLine } from '../../../../games/huntik/commands/setup.ts';
import type { Command } from '../../../../games/huntik/commands/index.ts';
import type { MissionDefinition } from '../../../../games/huntik/missions/mission.ts';
import {
  otherPerson,
  type Depth,
  type Format,
  type MissionKind,
  type Person,
} from '../../../../games/huntik/vocabulary.ts';

export const WAYS = ['known', 'coin', 'dice'] as const;
/** How the player who names the lead player is found (101.1). */
export type Way = (typeof WAYS)[number];

export type ChosenDeck = { readonly id: string; readonly cards: DeckLine[]; readonly legendaryPile: DeckLine[] };

export type Decks = {
  readonly format: Format;
  readonly packs: number;
  readonly sizes: Readonly<Record<Person, number>>;
  /** The decks of the library that were chosen: what is in them is checked, and offered in the match. */
  readonly chosen: Readonly<Partial<Record<Person, ChosenDeck>>>;
};

/** The coin or the dice as they fell. */
export type Fallen =
  | { readonly kind: 'coin'; readonly face: CoinFace; readonly chooser: Person }
  | { readonly kind: 'dice'; readonly first: number; readonly second: number; readonly chooser: Person | null };

export class Choices {
  readonly names: Record<Person, string> = $state({ first: '', second: '' });
  depth = $state<Depth>('rounds');
  way = $state<Way>('known');
  lead = $state<Person>('first');
  mission = $state('');
  kind = $state<MissionKind>('expert');
  /** What the card of the mission says, where a kept one was chosen. */
  definition = $state.raw<MissionDefinition | null>(null);
  decks = $state.raw<Decks | null>(null);
  #thrown = $state.raw<readonly Command[]>([]);
  #fallen = $state.raw<Fallen | null>(null);

  get fallen(): Fallen | null {
    return this.#fallen;
  }

  /** Chance has spoken, or has nothing to say. */
  get decided(): boolean {
    return this.way === 'known' || (this.#fallen !== null && this.#fallen.chooser !== null);
  }

  choose(way: Way): void {
    this.way = way;
    this.#thrown = [];
    this.#fallen = null;
  }

  /** The coin falls once: it is not thrown again until somebody likes it. */
  flipCoin(calls: Person, called: CoinFace, chance: Chance): void {
    const face = flip(chance);
    const chooser = face === called ? calls : otherPerson(calls);
    this.#thrown = [{ type: 'flipCoin', calls, called, face }];
    this.#fallen = { kind: 'coin', face, chooser };
    this.lead = chooser;
  }

  /** A tie is rolled again, and both rolls stand in the log. */
  rollDice(chance: Chance): void {
    const [first, second] = [roll(chance), roll(chance)];
    const chooser = first === second ? null : first > second ? 'first' : 'second';
    this.#thrown = [...this.#thrown, { type: 'rollDice', first, second }];
    this.#fallen = { kind: 'dice', first, second, chooser };
    if (chooser !== null) this.lead = chooser;
  }

  /** Takes over the names, the mission and the depth of another match. */
  like(other: Choices): this {
    this.names.first = other.names.first;
    this.names.second = other.names.second;
    this.depth = other.depth;
    this.lead = other.lead;
    this.mission = other.mission;
    this.kind = other.kind;
    this.definition = other.definition;
    return this;
  }

  get seating(): Command {
    const { first, second } = this.names;
    return { type: 'seatPeople', first: first.trim(), second: second.trim(), depth: this.depth };
  }

  get leading(): readonly Command[] {
    return [...this.#thrown, { type: 'chooseLeadPlayer', person: this.lead }];
  }

  get choosing(): Command {
    const name = this.mission.trim();
    const { definition, kind } = this;
    // Another name or kind is another mission.
    const isIt = definition?.name === name && definition.kind === kind;
    return { type: 'chooseMission', name, kind, ...(isIt && { definition }) };
  }

  /** Decks are shown once it is known who leads. `overrule`: the table lets them pass as they are. */
  presenting(overrule: boolean): readonly Command[] {
    const { decks, lead } = this;
    if (decks === null) return [];
    const word = overrule ? { overrule: true as const } : {};
    const packs = decks.format === 'limited' ? { packs: decks.packs } : {};
    const lists = (person: Person) => {
      const { cards, legendaryPile } = decks.chosen[person] ?? {};
      return cards === undefined || legendaryPile === undefined ? {} : { cards, legendaryPile };
    };
    return (['first', 'second'] as const).map((person) => ({
      type: 'presentDeck',
      seat: person === lead ? 'lead' : 'defending',
      format: decks.format,
      ...packs,
      size: decks.sizes[person],
      ...lists(person),
      ...word,
    }));
  }

  /** All of it, in order. */
  commands(overrule = false): readonly Command[] {
    return [this.seating, ...this.leading, ...this.presenting(overrule), this.choosing];
  }
}
