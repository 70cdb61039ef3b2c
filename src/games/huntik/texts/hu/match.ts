import { pluralIn } from '../../../../texts/plural.ts';
import type { HuntikTexts } from '../en/index.ts';

const plural = pluralIn('hu');

export const match: HuntikTexts['match'] = {
  seats: { lead: 'Vezető', defending: 'Védekező' },
  players: {
    lead: { start: 'A vezető játékos', inside: 'a vezető játékos' },
    defending: { start: 'A védekező játékos', inside: 'a védekező játékos' },
  },
  kinds: {
    major: 'Főhős',
    minor: 'Mellékhős',
    legendary: 'Legendás hős',
    obstacle: 'Akadály',
    feature: 'Pályaelem',
  },
  unnamed: (kind, atk, def) => `${kind} ${atk}/${def}`,
  unknownCard: 'egy lap',
  passes: (count) => plural(count, { one: '# passz egymás után', other: '# passz egymás után' }),
};
