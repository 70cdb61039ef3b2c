import type { Card } from '../../../../games/huntik/board.ts';

/** A fighter as it is called in a combat: by its name, or by its bare numbers where nobody named it. */
export const fighterName = ({ name, atk, def }: Pick<Card, 'name' | 'atk' | 'def'>): string =>
  name === '' ? `${atk}/${def}` : name;
