/** A combat: starting it, passing in it, its conclusion (600-602). */
import type { Refusal } from '../../../engine/decision.ts';
import type { Board } from '../board.ts';
import { canFight, cardOf, controllerOf, findCard, inZone, zoneOf } from '../questions/cards.ts';
import { fightersOf, totalOf } from '../questions/combat.ts';
import { mayStartCombat } from '../questions/moves.ts';
import { seen } from '../questions/seen.ts';
import { refusal, senseless } from '../reasons.ts';
import { opponentOf, SEATS, type Zone } from '../vocabulary.ts';
import { aim, aimWhatIsForced, askAllProtected, attacksOn, checkAims } from './aiming.ts';
import { inSomeCombat } from './attackEffects.ts';
import { mustBeInPlay } from './cardEffects.ts';
import { endCombat } from './ends.ts';
import { firstOf, label, needsDepth, newId, nothing, when, withCard, type Asked, type Judges } from './judge.ts';
import { idPrefix, ko, leavingTo } from './leaving.ts';

/** All controlled, unstunned heroes and obstacles of the zone (600.2). */
export const fightersIn = (board: Board, zone: Zone): string[] =>
  inZone(board, zone)
    .filter((card) => canFight(card) && !card.stunned && controllerOf(board, card) !== null)
    .map((card) => card.id);

/** The fighters that could be KO'd, with DEF 0 or less and nothing aimed at them: 602.3 leaves open whether they fall. */
function undefended(board: Board): readonly string[] {
  if (board.combat === null) return [];
  return attacksOn(board, board.combat)
    .filter(({ attacks }) => attacks === 0)
    .map(({ id }) => id)
    .filter((id) => {
      const { def, cannotBeKod } = seen(board, cardOf(board, id));
      return def.value <= 0 && cannotBeKod === 'no';
    });
}

/** Enough attacks are aimed at them (602.3); "can't be KO'd" may still keep them. */
function fallingIn(board: Board): readonly string[] {
  if (board.combat === null) return [];
  const unaimed = board.rulings.zeroDefence === 'kod' ? undefended(board) : [];
  return attacksOn(board, board.combat)
    .filter(({ id, attacks }) => attacks > 0 && attacks >= seen(board, cardOf(board, id)).def.value)
    .map(({ id }) => id)
    .concat(unaimed);
}

const kodByAttacks = (board: Board): readonly string[] =>
  fallingIn(board).filter((id) => seen(board, cardOf(board, id)).cannotBeKod === 'no');

function askZeroDefence(board: Board): Asked | undefined {
  const [first] = undefended(board);
  if (first === undefined || board.rulings.zeroDefence !== undefined) return undefined;
  return { question: 'zeroDefence', rule: '602.3', params: { card: label(cardOf(board, first)) } };
}

/** A combat follows a move that ends beside an enemy (600.1); where zones are not kept, the table knows. */
function checkStart(board: Board, seat: 'lead' | 'defending'): readonly Refusal[] {
  if (board.depth === 'combat') {
    return when(board.turn !== seat, () => refusal('600.1', 'notYourTurn', { seat }));
  }
  return firstOf(
    () => needsDepth(board, 'map'),
    () =>
      when(board.move?.seat !== seat || !mayStartCombat(board), () => senseless('403.3a', 'noCombatToStart', { seat })),
  );
}

type CombatCommand =
  | 'startCombat'
  | 'addFighter'
  | 'removeFighter'
  | 'passCombat'
  | 'aimAttacks'
  | 'openCombat'
  | 'totalAttacks'
  | 'aimForced'
  | 'koAimedAt'
  | 'concludeCombat';

export const combat: Judges<CombatCommand> = {
  startCombat: {
    check: (board, { seat }) => checkStart(board, seat),
    outcome: (story, { seat }) => {
      const { board } = story;
      const mover = board.move === null ? undefined : findCard(board, board.move.card);
      const zone = mover === undefined ? null : zoneOf(mover);
      const members = zone === null ? [] : fightersIn(board, zone);
      story.add({ type: 'combatStarted', zone, attacking: seat, members });
    },
  },
  addFighter: {
    check: (board) =>
      firstOf(
        () => inSomeCombat(board),
        () => when(board.combat?.zone !== null, () => senseless('TK1', 'notTracked', { depth: board.depth })),
      ),
    outcome: (story, { seat, fighter }) => {
      const id = newId(story.board, idPrefix(fighter));
      const owner = fighter.kind === 'obstacle' ? null : seat;
      story.add(
        { type: 'cardEntered', id, card: fighter, owner, controller: seat, zone: null, exhausted: false, was: null },
        { type: 'combatEntered', card: id },
      );
    },
  },
  removeFighter: {
    check: (board, { card: id }) =>
      firstOf(
        () => inSomeCombat(board),
        () => when(board.combat?.zone !== null, () => senseless('TK1', 'notTracked', { depth: board.depth })),
        () => withCard(board, id, mustBeInPlay),
      ),
    outcome: (story, { card }) => {
      const leaving = leavingTo(cardOf(story.board, card), 'removed');
      // Whatever was typed in and is taken back has not left play: nothing replaces it.
      story.tell({ type: 'cardLeft', card: { ...leaving, to: 'gone' } });
    },
  },
  passCombat: {
    check: (board, { seat }) => when(board.combat?.say !== seat, () => refusal('601.2', 'notYourSay', { seat })),
    outcome: (story, { seat }) => story.add({ type: 'combatPassed', by: seat }),
  },
  aimAttacks: {
    check: (board, { seat, aims }) =>
      board.combat === null ? inSomeCombat(board) : checkAims(board, board.combat, seat, aims),
    outcome: (story, { seat, aims }) => {
      if (story.board.combat !== null) aim(story, story.board.combat, seat, aims, '602.2a');
    },
  },
  openCombat: {
    check: nothing,
    outcome: (story) => {
      const { combat: open } = story.board;
      if (open !== null) story.add({ type: 'combatOpened', say: opponentOf(open.attacking) });
    },
  },
  totalAttacks: {
    check: nothing,
    outcome: (story) => {
      const { combat: open } = story.board;
      if (open === null) return;
      // Where fighters are typed in, a side may have none: then there is nobody to aim at (601.3c).
      if (SEATS.some((seat) => fightersOf(story.board, open, seat).length === 0)) {
        endCombat(story, true);
        return;
      }
      const totals = {
        lead: totalOf(story.board, open, 'lead').value,
        defending: totalOf(story.board, open, 'defending').value,
      };
      story.add({ type: 'attacksTotalled', totals });
    },
  },
  aimForced: {
    check: nothing,
    asks: (board) => askAllProtected(board),
    outcome: aimWhatIsForced,
  },
  koAimedAt: {
    check: nothing,
    asks: askZeroDefence,
    outcome: (story) => {
      const { board } = story;
      if (board.combat === null) return;
      const kod = kodByAttacks(board);
      const spared = fallingIn(board).filter((id) => !kod.includes(id));
      for (const card of spared) story.add({ type: 'cardSpared', card, rule: '103.3' });
      ko(story, kod, true);
      story.add({ type: 'aimedAtKod', count: kod.length });
    },
  },
  concludeCombat: {
    check: nothing,
    outcome: (story) => endCombat(story, false),
  },
};
