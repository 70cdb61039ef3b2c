import { pluralIn } from '../../../../texts/plural.ts';
import type { HuntikTexts } from '../en/index.ts';

const plural = pluralIn('hu');

export const rounds: HuntikTexts['rounds'] = {
  over: (round) => `Vége: ${round}. forduló`,
  begins: (round) => `Kezdődik: ${round}. forduló`,
  startRound: (round) => `Indul: ${round}. forduló`,
  endMatch: 'A játszma vége',
  next: (who, round) => `A következő fordulót (${round}.) ${who.inside} kezdi.`,
  nextByCard: (who, round) => `A következő fordulót (${round}.) ${who.inside} kezdi, mert egy lap ezt mondja.`,

  terms: 'A küldetés feltételei',
  termsText: 'Most teljesültek?',
  termsMet: (who) => `Teljesültek: ${who.inside} nyer`,
  powers: 'Forduló végi képességek',
  powersText: 'Hajtsátok végre, ami most kiváltódik; a forduló hatásai még tartanak.',
  expire: 'Véget érnek a forduló hatásai',
  lastRound: 'Az utolsó forduló',
  lastRoundText: 'Senki sem nyert a feltételekkel: a védekező játékos nyer.',
  lastRoundMutual: 'Senki sem nyert a feltételekkel: a pontok döntenek.',
  timer: (round) => `Küldetésóra: ${round}`,
  unstun: 'A kábultak magukhoz térnek',
  ready: 'Hősök és pályaelemek felkészülnek',
  readyCount: (count) => plural(count, { one: '# lap', other: '# lap' }),
  nobody: 'nincs ilyen',
  onTheTable: 'az asztalon',
  draw: 'Mindketten húztok két lapot',
  startPowers: 'Forduló eleji képességek',
  startPowersText: 'Akkor hajtsátok végre, ami kiváltódik.',

  wins: (who) => `${who} győzött`,
  drawn: 'Döntetlen',
  afterRound: (round) => `a 7 forduló közül ebben: ${round}.`,
  reasons: {
    terms: 'Teljesültek a küldetés feltételei.',
    concession: 'Az ellenfél feladta.',
    lastRound: 'A 7. forduló végéig nem teljesültek a feltételek.',
    tieBreak: 'A 7. forduló után egyenlő az állás: a holtverseny-szabály lépései döntenek.',
    score: 'Több pont a 7. forduló után.',
    draw: 'Olyan ciklus, amelyet senki sem tud megszakítani.',
  },
  goHome: 'Kezdőlap',
};
