/** A printed card as the app knows it: names, numbers and powers as data, no word of its text. */
import type { ActionSubtype, HeroKind } from '../vocabulary.ts';
import type { Power } from '../powers/power.ts';

export const TEAMS = ['Good', 'Evil'] as const;
export type Team = (typeof TEAMS)[number];

type Printed = {
  readonly name: string;
  readonly version: string | null;
  /** `null`: the rulebook does not say. Tags other than the team are in `tags`, a Titan's tribe as a tag of its own (202.3). */
  readonly team: Team | null;
  readonly tags: readonly string[];
  readonly powers: readonly Power[];
};

/** A hero; `null` stands for what the rulebook does not say of it. */
export type HeroDefinition = Printed & {
  readonly card: 'hero';
  readonly kind: HeroKind | null;
  readonly atk: number | null;
  readonly def: number | null;
};
export type ActionDefinition = Printed & { readonly card: 'action'; readonly subtype: ActionSubtype };
export type CardDefinition = HeroDefinition | ActionDefinition;
