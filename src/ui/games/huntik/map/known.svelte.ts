/** The cards that everybody knows: fetched when the first of them may be looked for. */
import type { CardDefinition } from '../../../../games/huntik/cards/card.ts';

class Known {
  #cards = $state.raw<readonly CardDefinition[]>([]);

  /** None before they are there. */
  get cards(): readonly CardDefinition[] {
    return this.#cards;
  }

  async load(): Promise<void> {
    const { cards } = await import('../../../../games/huntik/cards/index.ts');
    this.#cards = cards;
  }
}

export const known = new Known();
