/** What a modifier changes: „ez a lap +2 ATK-t és −1 DEF-et kap”, „minden baráti hős blokkolhatatlan”. */
import type { PowerChange } from '../../../powers/power.ts';
import { isPlayer, readChanges, type SaidChange, type Scene, type Stat } from '../../../powers/saying.ts';
import type { Selector } from '../../../powers/selector.ts';
import type { Forbidden } from '../../../powers/words.ts';
import { eachOf, signed, value, withIt, x } from './amounts.ts';
import { article } from './nouns.ts';
import { list, quoted, subject as whoChanges, type Phrase } from './things.ts';

/** ATK as what is got, and as what somebody is of. */
const GOT: Readonly<Record<Stat, string>> = { atk: 'ATK-t', def: 'DEF-et' };
const OF: Readonly<Record<Stat, readonly [one: string, many: string]>> = {
  atk: ['ATK-jú', 'ATK-júak'],
  def: ['DEF-ű', 'DEF-űek'],
};
const HEROES = { major: 'főhősnek', minor: 'mellékhősnek', legendary: 'legendás hősnek' } as const;

type Subject = { readonly person: Phrase['person']; readonly player: boolean; readonly me: boolean };
type Forms = Readonly<Record<Phrase['person'], string>>;
const GET: Forms = { he: 'kap', they: 'kapnak', you: 'kapsz' };
const able = (he: string, they: string): Forms => ({ he: `nem ${he}`, they: `nem ${they}`, you: `nem ${he}` });

const forbidden = (what: Forbidden, { person, player }: Subject): string => {
  switch (what) {
    case 'ko':
      return able('üthető ki', 'üthetők ki')[person];
    case 'koByCombat':
      return `harci támadásokkal ${able('üthető ki', 'üthetők ki')[person]}`;
    case 'ready':
      return able('készíthető fel', 'készíthetők fel')[person];
    case 'exhaust':
      return able('meríthető ki', 'meríthetők ki')[person];
    case 'stun':
      return able('kábítható el', 'kábíthatók el')[person];
    case 'move':
      return able('mozoghat', 'mozoghatnak')[person];
    case 'block':
      return able('blokkolhat', 'blokkolhatnak')[person];
    case 'target':
      if (person === 'you') return 'nem választható célpontnak';
      return able('választható célpontnak', 'választhatók célpontnak')[person];
    case 'aim':
      return able('célozható', 'célozhatók')[person];
    case 'play':
      if (!player) return able('játszható ki', 'játszhatók ki')[person];
      return person === 'you' ? 'nem játszhatsz ki lapot' : 'nem játszhat ki lapot';
    case 'startCombat':
      return { he: 'nem indíthat harcot', they: 'nem indíthatnak harcot', you: 'nem indíthatsz harcot' }[person];
    default:
      return what satisfies never;
  }
};

/** What a card says of itself needs its name once. */
const ofItself = (said: string): string =>
  said.replaceAll('e lap zónájában', 'vele egy zónában').replaceAll('e lapon', 'rajta');

const raised = (
  { parts, amount }: Extract<SaidChange, { kind: 'byAmount' }>,
  { person }: Subject,
  scene: Scene,
): string => {
  const get = GET[person];
  const lose = { he: 'veszít', they: 'veszítenek', you: 'veszítesz' }[person];
  const each = eachOf(amount, scene);
  if (each !== null)
    return `${each} után ${list(parts.map(({ stat, times }) => `${signed(times)} ${GOT[stat]}`))} ${get}`;
  if (amount.kind === 'x') {
    return `${list(parts.map(({ stat, times }) => `${times < 0 ? '' : '+'}${x(times)} ${GOT[stat]}`))} ${get}`;
  }
  const stats = list(parts.map(({ stat }) => GOT[stat]));
  const much = withIt(value({ ...amount, times: Math.abs(amount.times) }, scene));
  return amount.times < 0 ? `${much} megegyező ${stats} ${lose}` : `${much} megegyező plusz ${stats} ${get}`;
};

const one = (change: SaidChange, subject: Subject, scene: Scene): string => {
  const { person } = subject;
  const get = GET[person];
  switch (change.kind) {
    case 'byNumber':
      return `${list(change.parts.map((part) => `${signed(part.value)} ${GOT[part.stat]}`))} ${get}`;
    case 'byAmount': {
      const said = raised(change, subject, scene);
      return subject.me ? ofItself(said) : said;
    }
    case 'to': {
      const many = person === 'they' ? 1 : 0;
      const { kind } = change.amount;
      const of = value(change.amount, scene);
      const much = kind === 'number' || kind === 'x' ? of : `${withIt(of)} egyenlő`;
      const become = { he: 'lesz', they: 'lesznek', you: 'leszel' }[person];
      return `${much} ${list(change.stats.map((stat) => OF[stat][many]))} ${become}`;
    }
    case 'addTag': {
      const get = { he: 'megkapja', they: 'megkapják', you: 'megkapod' }[person];
      return `${get} ${article(change.tag)} ${quoted(change.tag)} címkét`;
    }
    case 'removeTag': {
      const lose = { he: 'elveszti', they: 'elvesztik', you: 'elveszted' }[person];
      return `${lose} ${article(change.tag)} ${quoted(change.tag)} címkét`;
    }
    case 'type':
      return `${HEROES[change.type]} ${{ he: 'számít', they: 'számítanak', you: 'számítasz' }[person]}`;
    case 'losesPowers':
      return { he: 'elveszti a képességeit', they: 'elvesztik a képességeiket', you: 'elveszted a képességeidet' }[
        person
      ];
    case 'unblockable':
      return person === 'they' ? 'blokkolhatatlanok' : 'blokkolhatatlan';
    case 'blockable':
      return person === 'they' ? 'már nem blokkolhatatlanok' : 'már nem blokkolhatatlan';
    case 'gains': {
      const get = { he: 'megkapja', they: 'megkapják', you: 'megkapod' }[person];
      return `${get} ezt a képességet: ${quoted(scene.sayPower(change.power).replace(/[.]$/u, ''))}`;
    }
    case 'forbid':
      return forbidden(change.what, subject);
    case 'mustStartCombat':
      return `${{ he: 'köteles', they: 'kötelesek', you: 'köteles vagy' }[person]} harcot indítani, ha lehet`;
    default:
      return change satisfies never;
  }
};

/** Who is changed, how long and how: „a célpont a forduló végéig +2 ATK-t kap, és blokkolhatatlan”. */
export const changed = (who: Selector, changes: readonly PowerChange[], scene: Scene, until = ''): string => {
  const phrase = whoChanges(who, scene);
  const subject = { person: phrase.person, player: isPlayer(who, scene), me: who === 'me' };
  const predicates = list(
    readChanges(changes).map((change) => one(change, subject, scene)),
    ', és ',
  );
  // „Te” is in the verb.
  return [phrase.person === 'you' ? '' : phrase.in('nom'), until, predicates].filter((part) => part !== '').join(' ');
};

/** A clause that applies while a condition does; a card that the condition begins with is named once. */
export const whileSo = (held: string, said: string): string =>
  `amíg ${held}, ${held.startsWith('ez a lap ') ? said.replace(/^ez a lap /u, '') : said}`;
