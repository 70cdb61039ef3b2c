import type { Rulebook } from '../rulebook.ts';
import { fundamentals } from './1-fundamentals.ts';
import { cardParts } from './2-card-parts.ts';
import { cardTypes } from './3-card-types.ts';
import { gameConcepts } from './4-game-concepts.ts';
import { gameConceptsB } from './4-game-concepts-b.ts';
import { rounds } from './5-rounds.ts';
import { combat } from './6-combat.ts';
import { modifiers } from './7-modifiers.ts';
import { powers } from './7-powers.ts';
import { additional } from './8-additional.ts';

export const rulebook: Rulebook = {
  sections: {
    ...fundamentals.sections,
    ...cardParts.sections,
    ...cardTypes.sections,
    ...gameConcepts.sections,
    ...gameConceptsB.sections,
    ...rounds.sections,
    ...combat.sections,
    ...powers.sections,
    ...modifiers.sections,
    ...additional.sections,
  },
  rules: {
    ...fundamentals.rules,
    ...cardParts.rules,
    ...cardTypes.rules,
    ...gameConcepts.rules,
    ...gameConceptsB.rules,
    ...rounds.rules,
    ...combat.rules,
    ...powers.rules,
    ...modifiers.rules,
    ...additional.rules,
  },
};
