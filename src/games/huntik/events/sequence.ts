import * as v from 'valibot';
import { choices } from '../powers/choices.ts';
import { description } from '../powers/selector.ts';
import { powerEffect } from '../powers/schema.ts';
import { name, cardId, cardKind, count, note, perSeat, seat, signed, zone } from '../schemas.ts';
import { commandSchema, type Command } from '../commands/index.ts';
import { LANDINGS, QUESTIONS, WIN_REASONS, type Answer, type Question } from '../vocabulary.ts';
import { event, rule } from './event.ts';
import { playedAction } from './turn.ts';

const isQuestion = (value: unknown): value is Question => typeof value === 'string' && Object.hasOwn(QUESTIONS, value);
const questions = v.custom<Question>(isQuestion);
const answers: readonly string[] = Object.values(QUESTIONS).flat();
const answer = v.custom<Answer>((value) => typeof value === 'string' && answers.includes(value));
const round = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7));

/** Tells the plays of a chain apart. */
const play = v.nullable(v.pipe(v.string(), v.maxLength(80)));

const waitingItem = v.variant('kind', [
  v.strictObject({
    kind: v.literal('cancelWindow'),
    id: cardId,
    rule: v.literal('701.4'),
    seat,
    stack: v.pipe(v.array(playedAction), v.minLength(1), v.maxLength(20)),
  }),
  v.strictObject({
    kind: v.literal('trigger'),
    id: cardId,
    rule: v.picklist(['702.5', '705.2b', '304.1', '710.1b', '801.1']),
    seat,
    feature: v.boolean(),
    note,
    power: v.exactOptional(
      v.strictObject({
        source: name,
        me: v.nullable(cardId),
        that: v.array(cardId),
        zone: v.nullable(zone),
        targets: v.array(description),
        do: v.array(powerEffect),
        entered: v.exactOptional(v.literal(true)),
        applied: v.exactOptional(v.array(v.string())),
        both: v.exactOptional(v.strictObject({ first: v.nullable(choices) })),
      }),
    ),
  }),
  v.strictObject({
    kind: v.literal('question'),
    id: cardId,
    rule,
    question: questions,
    params: v.record(v.string(), v.union([v.string(), v.number()])),
    then: v.lazy((): v.GenericSchema<unknown, Command> => commandSchema),
  }),
]);

export const sequenceEvents = [
  event('waitingAdded', { item: waitingItem }),
  event('waitingSettled', { id: cardId }),
  event('questionAnswered', { id: cardId, question: questions, answer, times: v.exactOptional(count) }),
  /** An answer that was for one event only has been used. */
  event('answerSpent', { question: questions }),
  /** A step of a chain that could go round; `mark` is the same where the table is (802.1). */
  event('loopLinked', { mark: v.pipe(v.string(), v.maxLength(20)), by: v.nullable(seat), play }),
  /** Something else was done; `lifted`: the play that would have carried on a loop is open again. */
  event('loopLeft', { lifted: v.boolean() }),
  /** A loop went round so many times more and was stopped before this play (802.2). */
  event('loopRepeated', { seat, times: count, play, rule }),
  event('roundStarted', { round, first: seat }),
  event('tallySet', { name: note, value: v.nullable(signed) }),
  event('termsChecked', {}),
  event('roundFinished', {}),
  event('roundExpired', {}),
  event('lastRoundJudged', {}),
  event('timerAdvanced', { round }),
  event('allUnstunned', { cards: v.array(cardId) }),
  event('allReadied', { cards: v.array(cardId) }),
  /** Null where the hand is not counted. */
  event('twoDrawn', { drawn: perSeat(count) }),
  event('turnsOpened', { round, first: seat }),
  event('gameWon', { seat, reason: v.picklist(WIN_REASONS), rule }),
  event('gameDrawn', { rule }),
  event('sequenceSet', { to: v.picklist(LANDINGS), seat, zone: v.nullable(zone), round, members: v.array(cardId) }),
  event('heroesCompared', { kind: cardKind, counts: perSeat(count) }),
] as const;
