/** A card as somebody writes it down. */
import type { Parsed } from '../../../../engine/pack.ts';
import type { CardDefinition, CardSort, Team } from '../../../../games/huntik/cards/card.ts';
import { parseCard } from '../../../../games/huntik/cards/kept.ts';
import type { Power } from '../../../../games/huntik/powers/power.ts';
import type { ActionSubtype, HeroKind } from '../../../../games/huntik/vocabulary.ts';

export class CardDraft {
  name = $state('');
  version = $state('');
  sort = $state<CardSort>('hero');
  kind = $state<HeroKind | null>('minor');
  subtype = $state<ActionSubtype>('exhaust');
  team = $state<Team | null>(null);
  tags = $state('');
  atk = $state<number | null>(null);
  def = $state<number | null>(null);
  powers = $state.raw<readonly Power[]>([]);
  readonly #token: boolean;

  constructor(from: CardDefinition | null) {
    this.#token = from !== null && 'token' in from;
    if (from === null) return;
    this.name = from.name;
    this.version = from.version ?? '';
    this.sort = from.card;
    this.team = from.team;
    this.tags = from.tags.join(', ');
    this.powers = from.powers;
    if (from.card === 'hero') this.kind = from.kind;
    if (from.card === 'action') this.subtype = from.subtype;
    if ('atk' in from) [this.atk, this.def] = [from.atk, from.def];
  }

  get fights(): boolean {
    return this.sort === 'hero' || this.sort === 'obstacle';
  }

  /** The card, or which piece of it is wrong. */
  get card(): Parsed<CardDefinition> {
    const { name, version, sort, kind, subtype, team, atk, def, powers } = this;
    const tags = this.tags.split(',').map((tag) => tag.trim());
    return parseCard({
      card: sort,
      name: name.trim(),
      version: version.trim() === '' ? null : version.trim(),
      team,
      tags: tags.filter((tag) => tag !== ''),
      powers,
      ...(this.fights ? { atk, def } : {}),
      ...(sort === 'hero' ? { kind } : {}),
      ...(sort === 'action' ? { subtype } : {}),
      ...(this.#token && (this.fights || sort === 'feature') ? { token: true } : {}),
    });
  }
}
