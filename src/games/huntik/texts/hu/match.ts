import { pluralIn } from '../../../../texts/plural.ts';
import type { HuntikTexts } from '../en/index.ts';

const plural = pluralIn('hu');

export const match: HuntikTexts['match'] = {
  seats: { lead: 'Vezető', defending: 'Védekező' },
  kinds: {
    major: 'Főhős',
    minor: 'Mellékhős',
    legendary: 'Legendás hős',
    obstacle: 'Akadály',
    feature: 'Pályaelem',
  },
  unnamed: (kind, atk, def) => `${kind} ${atk}/${def}`,
  passes: (count) => plural(count, { one: '# passz egymás után', other: '# passz egymás után' }),
};
