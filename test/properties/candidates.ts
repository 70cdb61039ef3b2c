/** What somebody could try at a table, legal or not: the stuff random games are made of. */
import { phaseIs, type Phase } from '../../src/engine/chart.ts';
import type { Board, Card } from '../../src/games/huntik/board.ts';
import type { Command } from '../../src/games/huntik/commands/index.ts';
import type { Effect } from '../../src/games/huntik/commands/effects.ts';
import { controlledBy, inPlay } from '../../src/games/huntik/questions/cards.ts';
import { aimingSeat } from '../../src/games/huntik/questions/combat.ts';
import { suggestAims } from '../../src/games/huntik/questions/koOptions.ts';
import { legalMoves } from '../../src/games/huntik/questions/moves.ts';
import type { Standing } from '../../src/match/state.ts';
import {
  opponentOf,
  QUESTIONS,
  SEATS,
  ZONES,
  type ActionSubtype,
  type Seat,
} from '../../src/games/huntik/vocabulary.ts';

import { choicesOf, taughtAction, taughtHero } from './taught.ts';

/** A number below a bound, from the values that fast-check draws and shrinks. */
export type Pick = (below: number) => number;

const HERO_KINDS = ['minor', 'minor', 'major', 'legendary'] as const;
const UNTIL = ['turn', 'round', 'game', 'combat'] as const;

const hero = (pick: Pick) => ({
  name: pick(3) === 0 ? '' : `Hero ${pick(9)}`,
  kind: HERO_KINDS[pick(HERO_KINDS.length)] ?? 'minor',
  atk: pick(7) - 1,
  def: pick(6),
  unblockable: pick(6) === 0,
  ...taughtHero(pick),
});

function change(pick: Pick, seat: Seat): Extract<Effect, { type: 'modify' }>['change'] {
  switch (pick(8)) {
    case 0:
      return { kind: 'atk', op: 'by', amount: pick(7) - 3 };
    case 1:
      return { kind: 'def', op: 'by', amount: pick(7) - 3 };
    case 2:
      return { kind: 'atk', op: 'to', amount: pick(4) };
    case 3:
      return { kind: 'unblockable', gained: pick(2) === 0 };
    case 4:
      return { kind: 'cannotBeAimedAt' };
    case 5:
      return { kind: 'cannotBeKod', by: pick(2) === 0 ? 'combatAttacks' : 'anything' };
    case 6:
      return { kind: 'mustStartCombat' };
    default:
      return { kind: 'control', seat: pick(2) === 0 ? seat : opponentOf(seat) };
  }
}

/** Effects on one card of the table, or on the whole of it. */
function effects(board: Board, pick: Pick, seat: Seat): Effect[] {
  const cards = inPlay(board);
  const card = cards[pick(Math.max(1, cards.length))];
  const zone = ZONES[pick(5)] ?? 3;
  const until = UNTIL[pick(UNTIL.length)] ?? 'round';
  const everywhere: Effect[] = [
    { type: 'goAgain', seat },
    { type: 'goFirstNextRound', seat },
    { type: 'allowExtraMajorHero', seat },
    { type: 'drawCards', seat, count: pick(4) },
    { type: 'discardCards', seat, count: pick(3) },
    { type: 'scorePoints', seat, points: pick(3) },
    { type: 'addAttacks', seat, count: pick(4) },
    { type: 'removeAttacks', seat, count: pick(4) },
    { type: 'modify', seat, source: '', cards: [], change: { kind: 'note', text: 'remember' }, until },
    { type: 'bringIntoPlay', seat, card: { ...hero(pick), token: pick(3) === 0 }, from: 'hand', zone },
    {
      type: 'bringIntoPlay',
      seat,
      card: { name: 'Feature', kind: pick(2) === 0 ? 'feature' : 'obstacle', atk: pick(4), def: pick(4) },
      from: 'side',
      zone,
      controller: pick(2) === 0 ? seat : null,
    },
  ];
  return card === undefined ? everywhere : [...everywhere, ...effectsOn(board, card, pick, seat, zone, until)];
}

function effectsOn(
  board: Board,
  { id }: Card,
  pick: Pick,
  seat: Seat,
  zone: number,
  until: (typeof UNTIL)[number],
): Effect[] {
  const hero = controlledBy(board, seat)[0]?.id ?? id;
  const direction = pick(2) === 0 ? 'forward' : 'back';
  return [
    { type: 'stunCard', seat, card: id },
    { type: 'unstunCard', seat, card: id },
    { type: 'readyCard', seat, card: id },
    { type: 'exhaustCard', seat, card: id },
    { type: 'koCards', seat, cards: [id] },
    { type: 'eliminateCard', seat, card: id },
    { type: 'putCard', seat, card: id, zone },
    { type: 'moveByEffect', seat, card: id, direction, zones: pick(3) },
    { type: 'takeFromPlay', seat, card: id, to: (['hand', 'deck', 'removed'] as const)[pick(3)] ?? 'hand' },
    { type: 'gainControl', seat, card: id, controller: seat, until },
    { type: 'addCounter', seat, card: id, name: '', atk: 1, def: 1 },
    { type: 'pickUpFeature', seat, hero, feature: id },
    { type: 'dropFeature', seat, feature: id },
    { type: 'modify', seat, source: 'Something', cards: [id], change: change(pick, seat), until },
    { type: 'removeAttacksOf', seat, card: id },
  ];
}

function turnCommands(board: Board, pick: Pick, seat: Seat): Command[] {
  const own = controlledBy(board, seat);
  const card = own[pick(Math.max(1, own.length))];
  const moves = card === undefined ? [] : legalMoves(board, card);
  const chosen = moves[pick(Math.max(1, moves.length))];
  const effect = effects(board, pick, seat);
  const one = effect[pick(effect.length)];
  const brought = one === undefined || pick(2) === 0 ? {} : { effects: [one] };
  const commands: Command[] = [
    { type: 'act', seat },
    { type: 'act', seat, uses: pick(2) === 0 ? 'majorHero' : 'insteadOfMajorHero' },
    { type: 'pass', seat },
    { type: 'pass', seat },
    { type: 'playHero', seat, hero: hero(pick) },
    { type: 'playHero', seat, hero: hero(pick) },
    { type: 'playAction', seat, subtype: 'free', name: 'Free', ...brought },
    {
      type: 'playAmulet',
      seat,
      name: 'Amulet',
      ...(pick(3) === 0 ? { insteadOfMajorHero: true as const } : {}),
      ...brought,
    },
    { type: 'cancelAction', seat: opponentOf(seat), name: 'Cancel', takesTurn: pick(2) === 0 },
  ];
  if (card === undefined) return commands;
  const subtype = pick(2) === 0 ? 'exhaust' : 'free';
  commands.push(
    { type: 'playAction', seat, subtype: 'exhaust', name: 'Exhaust', exhausts: card.id, ...brought },
    { type: 'usePower', seat, card: card.id, subtype, name: 'Power', limit: { times: 1, per: 'round' }, ...brought },
    { type: 'moveCard', seat, card: card.id, direction: 'forward', zones: pick(4) },
  );
  if (chosen === undefined) return commands;
  const move: Command = { type: 'moveCard', seat, card: card.id, direction: chosen.direction, zones: chosen.zones };
  return [...commands, ...withPower(board, pick, seat, subtype), move, move, move];
}

/** A power that a card was taught, or an action that says what it does. */
function withPower(board: Board, pick: Pick, seat: Seat, subtype: ActionSubtype): Command[] {
  const own = controlledBy(board, seat);
  const card = own[pick(Math.max(1, own.length))];
  const choices = choicesOf(board, pick);
  const taught = taughtAction(subtype, pick);
  const paying = subtype === 'exhaust' && card !== undefined ? { exhausts: card.id } : {};
  const played: Command = { type: 'playAction', seat, subtype, name: 'Taught', taught, choices, ...paying };
  return card === undefined
    ? [played]
    : [played, { type: 'usePower', seat, card: card.id, subtype, name: '', power: pick(3), choices }];
}

function combatCommands(board: Board, pick: Pick): Command[] {
  const { combat } = board;
  if (combat === null) {
    return SEATS.flatMap((seat): Command[] => [
      { type: 'startCombat', seat },
      { type: 'startCombat', seat },
      { type: 'declineCombat', seat },
    ]);
  }
  const aiming = aimingSeat(combat) ?? combat.attacking;
  const fighter = combat.members[pick(Math.max(1, combat.members.length))];
  const { say } = combat;
  return [
    { type: 'passCombat', seat: say },
    { type: 'passCombat', seat: say },
    { type: 'passCombat', seat: say },
    {
      type: 'playAction',
      seat: say,
      subtype: 'combat',
      name: 'Add',
      effects: [{ type: 'addAttacks', seat: say, count: 2 }],
    },
    { type: 'addFighter', seat: say, fighter: hero(pick) },
    ...withPower(board, pick, say, 'combat'),
    { type: 'aimAttacks', seat: aiming, aims: [...suggestAims(board, combat, aiming)] },
    { type: 'aimAttacks', seat: aiming, aims: [...suggestAims(board, combat, aiming)] },
    { type: 'aimAttacks', seat: aiming, aims: [] },
    ...(fighter === undefined ? [] : [{ type: 'removeFighter', seat: say, card: fighter } as const]),
  ];
}

/** The first thing that waits, answered. */
function settling(board: Board, pick: Pick): Command[] {
  return board.waiting.flatMap((item): Command[] => {
    switch (item.kind) {
      case 'question': {
        const answers = QUESTIONS[item.question];
        const answer = answers[pick(answers.length)] ?? answers[0];
        return [{ type: 'answerQuestion', id: item.id, answer }];
      }
      case 'trigger':
        return [{ type: 'settleTrigger', seat: item.seat, id: item.id, choices: choicesOf(board, pick) }];
      case 'cancelWindow':
        return [];
      default:
        return item satisfies never;
    }
  });
}

/** One command to try: mostly one that the phase is about, now and then any other. */
export function candidate({ board, phase }: Standing<Board>, pick: Pick): Command {
  const seat = pick(8) === 0 ? opponentOf(board.turn) : board.turn;
  const waiting = settling(board, pick);
  if (waiting.length > 0 && pick(5) > 0) return waiting[pick(waiting.length)] ?? { type: 'finishRound' };
  const commands = kindOf(phase, board, pick, seat);
  return commands[pick(commands.length)] ?? { type: 'finishRound' };
}

function kindOf(phase: Phase, board: Board, pick: Pick, seat: Seat): readonly Command[] {
  const chance = pick(20);
  if (chance === 0) return rare(board, pick, seat);
  if (chance < 5) return effects(board, pick, seat);
  if (phaseIs(phase, 'combat') || phaseIs(phase, 'turn.moved') || chance === 5) return combatCommands(board, pick);
  if (phaseIs(phase, 'end') || chance === 6) return [{ type: 'finishRound' }];
  return turnCommands(board, pick, seat);
}

function rare(board: Board, pick: Pick, seat: Seat): readonly Command[] {
  return [
    { type: 'noteTrigger', seat, feature: pick(2) === 0, note: 'a trigger' },
    { type: 'setSequence', to: 'turn', seat },
    { type: 'setSequence', to: 'endOfRound', seat },
    { type: 'setSequence', to: 'combat', seat, zone: ZONES[pick(5)] ?? 3 },
    { type: 'deepen', to: 'map', zone: ZONES[pick(5)] ?? 3 },
    { type: 'deepen', to: 'combat' },
    ...(pick(9) === 0 ? [{ type: 'concede', seat } as const] : []),
    ...(pick(9) === 0 ? [{ type: 'winByTerms', seat } as const] : []),
    ...board.modifiers.slice(0, 1).map((modifier): Command => ({ type: 'endModifier', seat, modifier: modifier.id })),
  ];
}
