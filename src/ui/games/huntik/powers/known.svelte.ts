/** Action cards that the app knows by name, fetched when the first name is typed. */
import type { ActionDefinition } from '../../../../games/huntik/cards/card.ts';
import type { Power } from '../../../../games/huntik/powers/power.ts';
import type { ActionSubtype } from '../../../../games/huntik/vocabulary.ts';

class Known {
  #actions = $state.raw<readonly ActionDefinition[] | null>(null);
  #isAskedFor = false;

  /**
   * What an action card of this name and subtype says.
   *
   * @returns undefined where the app does not know it, or knows no power of it
   */
  action(name: string, subtype: ActionSubtype): readonly Power[] | undefined {
    const called = name.trim().toLocaleLowerCase();
    if (called === '') return undefined;
    if (!this.#isAskedFor) void this.#fetch();
    const found = this.#actions?.find((card) => card.subtype === subtype && card.name.toLocaleLowerCase() === called);
    return found === undefined || found.powers.length === 0 ? undefined : found.powers;
  }

  async #fetch(): Promise<void> {
    this.#isAskedFor = true;
    const { knownActions } = await import('../../../../games/huntik/questions/known.ts');
    this.#actions = knownActions;
  }
}

export const known = new Known();
