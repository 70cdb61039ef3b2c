/** Whatever cards are taught: what triggers, and what comes instead of something else, comes to an end. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Waiting } from '../../src/games/huntik/board.ts';
import type { Command } from '../../src/games/huntik/commands/index.ts';
import type { Effect } from '../../src/games/huntik/commands/effects.ts';
import type { Event } from '../../src/games/huntik/events/index.ts';
import type { Power } from '../../src/games/huntik/powers/power.ts';
import { inPlay } from '../../src/games/huntik/questions/cards.ts';
import { QUESTIONS, SEATS, ZONES, type Answer, type Question } from '../../src/games/huntik/vocabulary.ts';
import { sizes } from '../sizes.ts';
import type { Pick } from './candidates.ts';
import { broken } from './invariants.ts';
import { waitingPower } from './powers.ts';
import { onTable, opened, send, stream, type State } from './randomGame.ts';
import { choicesOf } from './taught.ts';

function enter(state: State, pick: Pick, powers: Power[]): State {
  const seat = SEATS[pick(2)] ?? 'lead';
  const zone = ZONES[pick(3) + 1] ?? 3;
  const card: Extract<Effect, { type: 'bringIntoPlay' }>['card'] = {
    name: 'Hero',
    kind: 'minor',
    atk: pick(4),
    def: 1 + pick(3),
    tags: ['Titan'],
    powers,
  };
  return send(state, { type: 'bringIntoPlay', seat, card, from: 'nowhere', zone }).state;
}

/** Heroes on a map who all wait for something, or stand in for somebody. */
function tableOf(pick: Pick): State {
  const heroes = Array.from({ length: 2 + pick(4) }, () =>
    Array.from({ length: 1 + pick(2) }, () => waitingPower(pick)),
  );
  return heroes.reduce((so: State, powers) => enter(so, pick, powers), opened('map', 'expert'));
}

/** Something that many powers wait for. */
function occasion(state: State, pick: Pick): Effect {
  const cards = inPlay(state.board).map(({ id }) => id);
  const card = cards[pick(Math.max(1, cards.length))] ?? 'h0';
  const seat = SEATS[pick(2)] ?? 'lead';
  const effects: readonly Effect[] = [
    { type: 'koCards', seat, cards: cards.length === 0 ? [card] : cards },
    { type: 'koCards', seat, cards: [card] },
    { type: 'stunCard', seat, card },
    { type: 'exhaustCard', seat, card },
    { type: 'readyCard', seat, card },
    { type: 'putCard', seat, card, zone: 1 + pick(5) },
    { type: 'moveByEffect', seat, card, direction: 'forward', zones: 1 },
    { type: 'takeFromPlay', seat, card, to: 'hand' },
    { type: 'gainControl', seat, card, controller: seat, until: 'round' },
    { type: 'drawCards', seat, count: 1 },
  ];
  return effects[pick(effects.length)] ?? { type: 'drawCards', seat, count: 1 };
}

type Trigger = Extract<Waiting, { kind: 'trigger' }>;

/** The first thing that waits and may be settled now: a question answered, a trigger as it is asked for. */
function settled(state: State, settle: (trigger: Trigger) => Command): State {
  for (const item of onTable(state).board.waiting) {
    if (item.kind === 'cancelWindow') continue;
    const [answer] = item.kind === 'question' ? QUESTIONS[item.question] : [];
    const command: Command =
      item.kind === 'trigger' ? settle(item) : { type: 'answerQuestion', id: item.id, answer: answer ?? 'allow' };
    const sent = send(state, command);
    if (sent.done) return sent.state;
  }
  throw new Error('what waits cannot be settled');
}

const skip = ({ seat, id }: Trigger): Command => ({ type: 'settleTrigger', seat, id, skipped: 'enough' });

const lastEvents = ({ log }: State): readonly Event[] => {
  const entry = log.at(-1);
  return entry?.kind === 'played' ? entry.events : [];
};

const seeds = fc.nat({ max: 0x7fffffff });
const runs = { numRuns: sizes.randomGames };

const triggersOf = ({ board }: State): number => board.waiting.filter(({ kind }) => kind === 'trigger').length;

/** More commands than it takes to answer what one event asks, once for each of its cards, and to skip what triggered. */
const MANY = 120;

/** Skips what waits until nothing does. */
function ended(start: State): State {
  let state = start;
  for (let sent = 0; state.board.waiting.length > 0; sent += 1) {
    expect(sent).toBeLessThan(MANY);
    const before = state;
    const asks = before.board.waiting.some(({ kind }) => kind === 'question');
    state = settled(before, skip);
    // What was asked about may trigger something; nothing else does.
    if (!asks) expect(triggersOf(state)).toBeLessThan(triggersOf(before));
  }
  return state;
}

test('a trigger that is skipped triggers nothing, so all that waits is ended by skipping it', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const pick = stream(seed);
      let state = tableOf(pick);
      for (let tries = 0; tries < 6; tries += 1) {
        state = send(state, occasion(state, pick)).state;
        for (let resolved = 0; resolved < 6 && state.board.waiting.length > 0; resolved += 1) {
          const choices = choicesOf(state.board, pick);
          state = settled(state, ({ seat, id }) => ({ type: 'settleTrigger', seat, id, choices }));
          expect(broken(state.board, state.phase)).toEqual([]);
        }
        state = ended(state);
      }
    }),
    runs,
  );
});

/** No chain is longer before the table is asked about it, and after it was asked so often there is nothing left of it. */
const LONGEST = 41;
const ASKED = 12;

/** The answers with which a chain is over. */
const OVER: Partial<Record<Question, Answer>> = { forcedLoop: 'draw', endlessChain: 'draw', howOften: 'times' };

/** Goes on with what waits: resolved where that is allowed, skipped where it would carry on a loop that was stopped. */
function goneOn(state: State, pick: Pick): State {
  const [asked] = state.board.waiting.flatMap((item) => (item.kind === 'question' ? [item] : []));
  if (asked !== undefined) {
    const answer = OVER[asked.question] ?? QUESTIONS[asked.question][0];
    return send(state, { type: 'answerQuestion', id: asked.id, answer, times: 0 }).state;
  }
  const choices = choicesOf(state.board, pick);
  try {
    return settled(state, ({ seat, id }) => ({ type: 'settleTrigger', seat, id, choices }));
  } catch {
    return settled(state, skip);
  }
}

test('whatever cards say, a chain of triggers that are all resolved comes to an end, or to a question about it', () => {
  let chains = 0;
  fc.assert(
    fc.property(seeds, (seed) => {
      const pick = stream(seed);
      let state = tableOf(pick);
      state = send(state, occasion(state, pick)).state;
      let sent = 0;
      for (; state.board.waiting.length > 0; sent += 1) {
        expect(sent).toBeLessThan(LONGEST * ASKED);
        expect(state.board.loop.links.length).toBeLessThanOrEqual(LONGEST + 1);
        const before = state;
        state = goneOn(state, pick);
        expect(state).not.toBe(before);
        expect(broken(state.board, state.phase)).toEqual([]);
      }
      if (sent > 2) chains += 1;
    }),
    runs,
  );
  expect(chains).toBeGreaterThan(0);
});

test('forced triggers that call each other for ever end in the question of 802', () => {
  const echo = (event: 'exhausted' | 'readied', does: 'ready' | 'exhaust'): Power => ({
    kind: 'triggered',
    when: { event, of: 'me' },
    do: [{ do: does, who: 'me' }],
  });
  const pick = stream(7);
  let state = enter(opened('map', 'expert'), pick, [echo('exhausted', 'ready'), echo('readied', 'exhaust')]);
  const [hero] = inPlay(state.board);
  state = send(state, { type: 'exhaustCard', seat: 'lead', card: hero?.id ?? '' }).state;
  for (let sent = 0; state.board.waiting.length > 0; sent += 1) {
    expect(sent).toBeLessThan(LONGEST);
    state = goneOn(state, pick);
  }
  expect(state.board.result).toEqual({ winner: null, reason: 'draw', rule: '802.3' });
});

/** A power that stands in for KOs. */
function replacement(pick: Pick): Power {
  for (;;) {
    const one = waitingPower(pick);
    if (one.kind === 'replacement') return one;
  }
}

test('what comes instead of a KO is never replaced again by what led to it', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const pick = stream(seed);
      const heroes = [[replacement(pick)], ...Array.from({ length: pick(4) }, () => [])];
      const state = heroes.reduce((so: State, powers) => enter(so, pick, powers), opened('map', 'expert'));
      const cards = inPlay(state.board).map(({ id }) => id);
      const events = lastEvents(send(state, { type: 'koCards', seat: 'lead', cards }).state);
      // A modifier that it makes may replace as well: that is another one.
      if (events.some(({ type }) => type === 'watcherCreated')) return;
      const replaced = events.filter(({ type }) => type === 'eventReplaced').length;
      expect(replaced).toBeLessThanOrEqual(cards.length);
    }),
    runs,
  );
});
