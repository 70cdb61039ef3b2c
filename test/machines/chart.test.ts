/** The statechart itself: total, described, and walked from end to end by games. */
import * as v from 'valibot';
import type { AnyStateNode } from 'xstate';
import { expect, test } from 'vitest';
import type { Phase } from '../../src/engine/chart.ts';
import { CLOSED, CLOSING_RULES } from '../../src/games/huntik/access.ts';
import { commandSchemas, type Command } from '../../src/games/huntik/commands/index.ts';
import { SEQUENCE_EVENTS, type Event } from '../../src/games/huntik/events/index.ts';
import type { MissionDefinition } from '../../src/games/huntik/missions/mission.ts';
import type { Board } from '../../src/games/huntik/board.ts';
import { beginning } from '../../src/match/state.ts';
import { huntikMachine } from '../../machines/huntik.ts';
import { huntik } from '../../src/packs/huntik.ts';
import { game, opened, playRandomly, send, type Log, type State } from '../properties/randomGame.ts';

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}
const nodes = nodesOf(huntikMachine.root);

const metaSchema = v.optional(
  v.looseObject({
    commands: v.optional(v.record(v.string(), v.union([v.literal('open'), v.object({ closedBy: v.string() })]))),
  }),
);
const commandsOf = (node: AnyStateNode) => v.parse(metaSchema, node.meta)?.commands ?? {};

/** A transition's name: where it is written, on what, and where it leads. */
const nameOf = (source: AnyStateNode, eventType: string, targets: readonly AnyStateNode[] | undefined): string => {
  const to = (targets ?? []).map((target) => target.id).join();
  return `${source.id} --${eventType}--> ${to === '' ? 'itself' : to}`;
};

const allTransitions = nodes.flatMap((node) =>
  [...node.transitions].flatMap(([eventType, list]) => list.map((one) => nameOf(node, eventType, one.target))),
);

/** Walks a log through the chart and notes which states it was in and which transitions it took. */
function walk(log: Log, states: Set<string>, taken: Set<string>): void {
  let board: Board = huntik.initial;
  let phase: Phase = game.chart.first;
  for (const entry of log) {
    if (entry.kind === 'wentTo') continue;
    for (const event of entry.events) {
      board = huntik.evolve(board, event);
      if (!huntik.sequenceEvents.has(event.type)) continue;
      const snapshot = huntikMachine.resolveState({ value: phase, context: board });
      const sent: Event = event;
      if (!isSequenceEvent(sent)) continue;
      for (const one of huntikMachine.getTransitionData(snapshot, sent)) {
        taken.add(nameOf(one.source, one.eventType, one.target));
      }
      phase = game.chart.move(phase, board, event);
      for (const node of huntikMachine.resolveState({ value: phase, context: board })._nodes) states.add(node.id);
    }
  }
}

type SequenceEvent = Extract<Event, { type: (typeof SEQUENCE_EVENTS)[number] }>;
const isSequenceEvent = (event: Event): event is SequenceEvent => huntik.sequenceEvents.has(event.type);

const play = (state: State, ...commands: Command[]): State =>
  commands.reduce((so, command) => {
    const { state: after, done } = send(so, command);
    expect(done, JSON.stringify(command)).toBe(true);
    return after;
  }, state);

test('every state has a description, and every rule that closes a command is a listed one', () => {
  const listed: ReadonlySet<string> = new Set(CLOSING_RULES);
  for (const node of nodes.filter((one) => one !== huntikMachine.root)) {
    expect(node.description, node.id).toMatch(/\w/u);
  }
  for (const node of nodes) {
    for (const access of Object.values(commandsOf(node))) {
      if (access !== 'open')
        expect(listed.has(access.closedBy), `${node.id} closes with ${access.closedBy}`).toBe(true);
    }
  }
});

test('every command has a key that the root closes, so that meta is total in every state', () => {
  const keys = Object.keys(CLOSED);
  for (const { entries } of commandSchemas) {
    const type = entries.type.literal;
    expect(
      keys.some((key) => key === type || key.startsWith(`${type}:`)),
      type,
    ).toBe(true);
  }
  for (const key of keys) expect(CLOSED[key], key).not.toBe('open');
});

test('the chart has names only: no actions, no invoked actors, no timers, no history, no always', () => {
  for (const node of nodes) {
    expect([node.entry, node.exit, node.invoke, node.after, node.always ?? []].flat(), node.id).toEqual([]);
    expect(node.type, node.id).not.toBe('history');
  }
});

test('the chart takes exactly the pack’s sequence events, and no wildcard', () => {
  const events = new Set(nodes.flatMap((node) => [...node.transitions.keys()]));
  expect([...events].sort()).toEqual([...SEQUENCE_EVENTS].sort());
});

test('a model walk reaches every state and every transition, and every stored phase is restored from its value alone', () => {
  const states = new Set(
    huntikMachine.resolveState({ value: game.chart.first, context: huntik.initial })._nodes.map((node) => node.id),
  );
  const taken = new Set<string>();
  for (const depth of ['map', 'combat', 'rounds'] as const) {
    for (const mission of ['expert', 'mutual'] as const) {
      for (let seed = 1; seed <= 12; seed += 1) {
        const end = playRandomly(opened(depth, mission), { seed: seed * 7919, tries: 400 }, () => undefined);
        walk(end.log, states, taken);
      }
    }
  }
  for (const log of rareGames()) walk(log, states, taken);
  const passing = new Set(
    nodes.filter((node) => node.type === 'atomic' || node.type === 'compound').map((node) => node.id),
  );
  expect(
    [...passing].filter((id) => !states.has(id)),
    'states never reached',
  ).toEqual([]);
  expect(
    allTransitions.filter((name) => !taken.has(name)),
    'transitions never taken',
  ).toEqual([]);
});

/** What random play comes to too seldom to rely on. */
function rareGames(): Log[] {
  const start = beginning(game);
  const people: Command = { type: 'seatPeople', first: 'Ada', second: 'Ben', depth: 'map' };
  const map = opened('map', 'expert');
  const cancelled = play(
    map,
    { type: 'playAction', seat: 'defending', subtype: 'free', name: 'One' },
    { type: 'cancelAction', seat: 'lead', name: 'Two', takesTurn: true },
    { type: 'pass', seat: 'lead' },
  );
  const drawn = play(map, { type: 'declareDraw' });
  const conceded = play(start, people, { type: 'concede', seat: 'lead' });
  const rare = [cancelled, drawn, conceded, offered(), settledMove(), triggersInLine(), termsInLine(), soloMission()];
  return rare.map(({ log }) => log);
}

const hero = (name: string) => ({ name, kind: 'minor', atk: 1, def: 1 }) as const;

/** Two heroes of each side, and an effect that moves one of them beside the enemy. */
function offered(): State {
  let state = play(
    opened('map', 'expert'),
    { type: 'bringIntoPlay', seat: 'lead', card: hero('A'), from: 'nowhere', zone: 2 },
    { type: 'bringIntoPlay', seat: 'lead', card: hero('B'), from: 'nowhere', zone: 2 },
    { type: 'bringIntoPlay', seat: 'defending', card: hero('C'), from: 'nowhere', zone: 3 },
  );
  const [a = '', b = ''] = state.board.cards.map((card) => card.id);
  const push = (card: string): Command => ({
    type: 'moveByEffect',
    seat: 'defending',
    card,
    direction: 'forward',
    zones: 1,
  });
  const pull = (card: string): Command => ({
    type: 'moveByEffect',
    seat: 'defending',
    card,
    direction: 'back',
    zones: 1,
  });
  // The first time the table is asked, with a trigger waiting; the answer holds for the match.
  state = play(state, { type: 'noteTrigger', seat: 'lead', feature: false, note: 'a trigger' }, push(a));
  const asked = state.board.waiting.find((item) => item.kind === 'question')?.id ?? '';
  const trigger = state.board.waiting.find((item) => item.kind === 'trigger')?.id ?? '';
  state = play(
    state,
    { type: 'answerQuestion', id: asked, answer: 'controllerOfEffect' },
    { type: 'settleTrigger', seat: 'lead', id: trigger },
  );
  // Nobody has acted yet, so declining gives the turn back; a second offer comes while the first is open.
  state = play(state, push(b), { type: 'declineCombat', seat: 'defending' }, pull(a), push(a), pull(a), pull(b));
  return play(state, { type: 'act', seat: 'defending' }, push(a), { type: 'declineCombat', seat: 'defending' });
}

/** Two triggers of one player, settled one after the other (702.5). */
function triggersInLine(): State {
  const note: Command = { type: 'noteTrigger', seat: 'lead', feature: false, note: 'a trigger' };
  const state = play(opened('map', 'expert'), note, note);
  return state.board.waiting.reduce((so, { id }) => play(so, { type: 'settleTrigger', seat: 'lead', id }), state);
}

/** Points meet the terms of both players, one after the other, while an action can still be cancelled (102.4). */
function termsInLine(): State {
  const definition: MissionDefinition = {
    name: '',
    kind: 'mutual',
    features: [],
    reminders: [],
    terms: [{ for: 'either', words: 'A point', when: 'atOnce', check: { is: 'score', atLeast: 1 } }],
    points: [],
  };
  let state = play(
    beginning(game),
    { type: 'seatPeople', first: 'Ada', second: 'Ben', depth: 'map' },
    { type: 'chooseLeadPlayer', person: 'first' },
    { type: 'chooseMission', name: '', kind: 'mutual', definition },
    { type: 'announceMulligan', seat: 'lead', count: 0 },
    { type: 'announceMulligan', seat: 'defending', count: 0 },
    { type: 'playAction', seat: 'defending', subtype: 'free', name: 'One' },
    { type: 'scorePoints', seat: 'lead', points: 1 },
    { type: 'scorePoints', seat: 'defending', points: 1 },
  );
  for (const item of state.board.waiting.filter(({ kind }) => kind === 'question')) {
    state = play(state, { type: 'answerQuestion', id: item.id, answer: 'notYet' });
  }
  return state;
}

/** One player begins at once (304.2c). */
const soloMission = (): State =>
  play(
    beginning(game),
    { type: 'seatPeople', first: 'Ada', second: '', depth: 'rounds' },
    { type: 'chooseLeadPlayer', person: 'first' },
    { type: 'chooseMission', name: '', kind: 'solo' },
  );

/** A trigger stuns the only enemy that was there: the move is settled without a combat (403.3a). */
function settledMove(): State {
  const state = play(
    opened('map', 'expert'),
    { type: 'bringIntoPlay', seat: 'defending', card: hero('A'), from: 'nowhere', zone: 3 },
    { type: 'bringIntoPlay', seat: 'lead', card: hero('B'), from: 'nowhere', zone: 2 },
  );
  const [a, b] = state.board.cards.map((card) => card.id);
  if (a === undefined || b === undefined) throw new Error('two cards were brought into play');
  return play(
    state,
    { type: 'moveCard', seat: 'defending', card: a, direction: 'forward', zones: 1 },
    { type: 'stunCard', seat: 'defending', card: b },
  );
}
