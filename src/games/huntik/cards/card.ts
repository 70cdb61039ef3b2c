/** A printed card as the app knows it: names, numbers and powers as data, no word of its text. */
import type { ActionSubtype, HeroKind } from '../vocabulary.ts';
import type { Power } from '../powers/power.ts';

export const TEAMS = ['Good', 'Evil'] as const;
export type Team = (typeof TEAMS)[number];

type Printed = {
  readonly name: string;
  readonly version: string | null;
  /** `null`: nobody said. Tags other than the team are in `tags`, a Titan's tribe as a tag of its own (202.3). */
  readonly team: Team | null;
  readonly tags: readonly string[];
  readonly powers: readonly Power[];
};

/** `null`: nobody said, and whoever plays the card is asked. */
type Fighting = { readonly atk: number | null; readonly def: number | null };

/** No card, but put on the table by one: nobody has it in a deck (402.2). */
type Token = { readonly token?: true };

export type HeroDefinition = Printed & Fighting & Token & { readonly card: 'hero'; readonly kind: HeroKind | null };
export type ActionDefinition = Printed & { readonly card: 'action'; readonly subtype: ActionSubtype };
export type AmuletDefinition = Printed & { readonly card: 'amulet' };
/** A feature with the obstacle tag (305.3). */
export type ObstacleDefinition = Printed & Fighting & Token & { readonly card: 'obstacle' };
export type FeatureDefinition = Printed & Token & { readonly card: 'feature' };
export type CardDefinition =
  HeroDefinition | ActionDefinition | AmuletDefinition | ObstacleDefinition | FeatureDefinition;

export const CARD_SORTS = [
  'hero',
  'action',
  'amulet',
  'obstacle',
  'feature',
] as const satisfies readonly CardDefinition['card'][];
export type CardSort = (typeof CARD_SORTS)[number];
