/** What the two people are called before anybody leads. */
import type { HuntikTexts } from '../../../../games/huntik/texts/en/index.ts';
import type { Player } from '../../../../games/huntik/texts/player.ts';
import type { Person } from '../../../../games/huntik/vocabulary.ts';
import type { Choices } from './choices.svelte.ts';

const typed = (choices: Choices, person: Person): string => choices.names[person].trim();

export const labelOf = ({ setup }: HuntikTexts, choices: Choices, person: Person): string =>
  typed(choices, person) || setup.person[person];

export function personIn({ setup }: HuntikTexts, choices: Choices, person: Person): Player {
  const name = typed(choices, person);
  return name === '' ? setup.personSentence[person] : { start: name, inside: name };
}
