/** Counting with the app's own engine: every candidate is tried, and what is refused does not count. */
import type { Board, Card } from '../../src/games/huntik/board.ts';
import type { Command } from '../../src/games/huntik/commands/index.ts';
import { inPlay } from '../../src/games/huntik/questions/cards.ts';
import { SEATS, type Seat } from '../../src/games/huntik/vocabulary.ts';
import { beginning, gameOf, type Standing } from '../../src/match/state.ts';
import { step } from '../../src/match/step.ts';
import { huntik } from '../../src/packs/huntik.ts';
import type { HandCard, Hands, MapCard, Position } from './cards.ts';

const game = gameOf(huntik);

export type Table = { readonly standing: Standing<Board>; readonly hands: Hands };

/** A command with the words that it is written in. */
type Candidate = { readonly words: string; readonly command: Command; readonly plays?: HandCard };

/** More attacks than any side has in these positions. */
const MOST_ATTACKS = 7;

type Aimed = readonly { readonly card: Card; readonly attacks: number }[];

/** Every way to aim so many attacks or fewer: at which fighters, and a positive number at each. */
function aims(fighters: readonly Card[], most = MOST_ATTACKS): readonly Aimed[] {
  const [card, ...others] = fighters;
  if (card === undefined) return [[]];
  const numbers = Array.from({ length: most }, (_, index) => index + 1);
  return [
    ...aims(others, most),
    ...numbers.flatMap((attacks) => aims(others, most - attacks).map((one) => [{ card, attacks }, ...one])),
  ];
}

function aiming(board: Board, seat: Seat): readonly Candidate[] {
  const fighters = inPlay(board).filter((card) => board.combat?.members.includes(card.id) === true);
  if (fighters.length === 0) return [];
  return aims(fighters).map((one) => ({
    words: `${seat} aims ${one.map(({ card, attacks }) => `${attacks} at ${card.name}`).join(', ')}`,
    command: { type: 'aimAttacks', seat, aims: one.map(({ card, attacks }) => ({ card: card.id, attacks })) },
  }));
}

const WAYS = [
  ['none', 0],
  ['forward', 1],
  ['forward', 2],
  ['back', 1],
  ['back', 2],
] as const;

const moving = (board: Board, seat: Seat): readonly Candidate[] =>
  inPlay(board).flatMap(({ id: card, name }) =>
    WAYS.map(([direction, zones]) => ({
      words: direction === 'none' ? `${seat} moves ${name} nowhere` : `${seat} moves ${name} ${direction} ${zones}`,
      command: { type: 'moveCard', seat, card, direction, zones },
    })),
  );

function playing(board: Board, seat: Seat, held: HandCard): readonly Candidate[] {
  const { name } = held;
  const words = `${seat} plays ${name}`;
  const all = inPlay(board);
  switch (held.card) {
    case 'hero': {
      const { kind, atk, def } = held;
      return [{ words, plays: held, command: { type: 'playHero', seat, hero: { name, kind, atk, def } } }];
    }
    case 'again':
      return [
        {
          words,
          plays: held,
          command: { type: 'playAction', seat, subtype: 'free', name, effects: [{ type: 'goAgain', seat }] },
        },
      ];
    case 'boost': {
      const effects = [{ type: 'addAttacks' as const, seat, count: held.attacks }];
      return [{ words, plays: held, command: { type: 'playAction', seat, subtype: 'combat', name, effects } }];
    }
    case 'stun':
      return all.flatMap((payer) =>
        all.map((target) => ({
          words: `${words} with ${payer.name} on ${target.name}`,
          plays: held,
          command: {
            type: 'playAction',
            seat,
            subtype: 'exhaust',
            name,
            exhausts: payer.id,
            targets: [{ card: target.id, described: 'hero' }],
            effects: [{ type: 'stunCard', seat, card: target.id }],
          },
        })),
      );
    case 'cancel':
      return [{ words, plays: held, command: { type: 'cancelAction', seat, name, takesTurn: true } }];
    default:
      return held satisfies never;
  }
}

const bySeat = (board: Board, seat: Seat): readonly Candidate[] => [
  { words: `${seat} acts`, command: { type: 'act', seat } },
  { words: `${seat} passes`, command: { type: 'pass', seat } },
  { words: `${seat} starts a combat`, command: { type: 'startCombat', seat } },
  { words: `${seat} declines a combat`, command: { type: 'declineCombat', seat } },
  { words: `${seat} passes in combat`, command: { type: 'passCombat', seat } },
  { words: `${seat} concedes`, command: { type: 'concede', seat } },
  { words: `${seat} wins by the terms`, command: { type: 'winByTerms', seat } },
  ...moving(board, seat),
  ...aiming(board, seat),
];

const settling = (board: Board): readonly Candidate[] =>
  board.waiting.flatMap((item): readonly Candidate[] => {
    if (item.kind !== 'trigger') return [];
    const { id, seat, note } = item;
    return [
      { words: `${seat} resolves ${note}`, command: { type: 'settleTrigger', seat, id } },
      { words: `${seat} skips ${note}`, command: { type: 'settleTrigger', seat, id, skipped: 'not now' } },
    ];
  });

/**
 * What is a command here: whatever a player does with a turn, a hand, a combat or what waits, with every card and number
 * that there is. Left out are overruling, `setSequence`, going back, effects as commands of their own and `declareDraw`,
 * which are the table's word and always open.
 */
const candidates = ({ standing: { board }, hands }: Table): readonly Candidate[] => [
  { words: 'the round is finished', command: { type: 'finishRound' } },
  ...settling(board),
  ...SEATS.flatMap((seat) => [...bySeat(board, seat), ...hands[seat].flatMap((held) => playing(board, seat, held))]),
];

const without = (hands: Hands, seat: Seat, held: HandCard): Hands => ({
  ...hands,
  [seat]: hands[seat].filter((one) => one !== held),
});

/** Every command that the engine takes, by its words, with the table that it leads to. */
export function legal(table: Table): ReadonlyMap<string, Table> {
  const found = new Map<string, Table>();
  for (const { words, command, plays } of candidates(table)) {
    const stepped = step(game, table.standing, command);
    if (!stepped.ok) continue;
    const isPlay = plays !== undefined && 'seat' in command;
    found.set(words, {
      standing: stepped.standing,
      hands: isPlay ? without(table.hands, command.seat, plays) : table.hands,
    });
  }
  return found;
}

const SENTRY = {
  kind: 'triggered',
  when: { event: 'movesInto', of: { what: 'hero', side: 'enemy' }, zone: 'mine' },
  do: [{ do: 'stun', who: 'that' }],
} as const;

const first = (round: number): Seat => (round % 2 === 1 ? 'defending' : 'lead');

const seatOf = ({ seat }: MapCard): Seat => seat ?? 'lead';

const idOf = ({ board }: Standing<Board>, name: string): string =>
  board.cards.find((card) => card.name === name)?.id ?? '';

function done(standing: Standing<Board>, command: Command): Standing<Board> {
  const stepped = step(game, standing, command);
  if (!stepped.ok) throw new Error(`${command.type} was refused by ${stepped.refusals[0]?.rule ?? '?'}`);
  return stepped.standing;
}

function placed(standing: Standing<Board>, card: MapCard): Standing<Board> {
  const { name, kind, atk, def, zone, lying, sentry, unblockable = false } = card;
  const seat = seatOf(card);
  const spec = { name, kind, atk, def, unblockable, ...(sentry && { powers: [{ ...SENTRY, do: [...SENTRY.do] }] }) };
  const entered = done(standing, {
    type: 'bringIntoPlay',
    seat,
    card: spec,
    from: 'nowhere',
    zone,
    controller: card.seat,
    exhausted: lying === 'exhausted',
  });
  const id = idOf(entered, name);
  const carried =
    card.withHero === undefined
      ? entered
      : done(entered, { type: 'pickUpFeature', seat, hero: idOf(entered, card.withHero), feature: id });
  return lying === 'stunned' ? done(carried, { type: 'stunCard', seat, card: id }) : carried;
}

/** A position as the engine reaches it: by commands. */
export async function open({ round, turn, map, hands, played }: Position): Promise<Table> {
  await huntik.fetchRules({ ...huntik.initial, depth: 'map' });
  const begin: readonly Command[] = [
    { type: 'seatPeople', first: 'Ada', second: 'Ben', depth: 'map' },
    { type: 'chooseLeadPlayer', person: 'first' },
    { type: 'chooseMission', name: '', kind: 'expert' },
    { type: 'announceMulligan', seat: 'lead', count: 0 },
    { type: 'announceMulligan', seat: 'defending', count: 0 },
  ];
  let standing = begin.reduce(done, beginning(game));
  for (let over = 1; over < round; over += 1) {
    for (const seat of [first(over), first(over + 1)]) standing = done(standing, { type: 'pass', seat });
    standing = done(standing, { type: 'finishRound' });
  }
  standing = map.reduce(placed, standing);
  if (turn !== first(round)) standing = done(standing, { type: 'setSequence', to: 'turn', seat: turn });
  return played.reduce<Table>(
    (table, words) => {
      const next = legal(table).get(words);
      if (next === undefined) throw new Error(`not possible: ${words}`);
      return next;
    },
    { standing, hands },
  );
}
