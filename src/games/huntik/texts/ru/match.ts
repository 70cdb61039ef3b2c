import { pluralIn } from '../../../../texts/plural.ts';
import type { HuntikTexts } from '../en/index.ts';

const plural = pluralIn('ru');

export const match: HuntikTexts['match'] = {
  seats: { lead: 'Ведущий', defending: 'Защищающийся' },
  players: {
    lead: { start: 'Ведущий игрок', inside: 'ведущий игрок' },
    defending: { start: 'Защищающийся игрок', inside: 'защищающийся игрок' },
  },
  kinds: {
    major: 'Главный герой',
    minor: 'Второстепенный герой',
    legendary: 'Легендарный герой',
    obstacle: 'Преграда',
    feature: 'Объект',
  },
  unnamed: (kind, atk, def) => `${kind} ${atk}/${def}`,
  unknownCard: 'карта',
  passes: (count) => plural(count, { one: '# пас подряд', few: '# паса подряд', many: '# пасов подряд' }),
};
