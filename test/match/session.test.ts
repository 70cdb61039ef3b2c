import { beforeEach, describe, expect, test } from 'vitest';
import { createMatch } from '../../src/match/create.ts';
import { fingerprint } from '../../src/match/checkpoint.ts';
import { openMatch } from '../../src/match/open.ts';
import type { Session } from '../../src/match/session.ts';
import { shareMatch } from '../../src/match/share.ts';
import { gameOf, type Game } from '../../src/match/state.ts';
import { MemoryStore, Shelf } from '../../src/store/memory.ts';
import type { Store, StoreFailure } from '../../src/store/port.ts';
import { valueOf } from '../store/acceptance.ts';
import { toy, toyGame, type ToyBoard, type ToyCommand, type ToyEvent } from './toy.ts';

type ToySession = Session<ToyBoard, ToyCommand, ToyEvent>;
type ToyGame = Game<ToyBoard, ToyCommand, ToyEvent>;

let shelf: Shelf;
let clock: number;
const now = (): number => (clock += 1);
const tab = (): MemoryStore => new MemoryStore({ why: 'test', shelf });

beforeEach(() => {
  shelf = new Shelf();
  clock = 0;
});

async function create(store: Store, commands: readonly ToyCommand[] = []): Promise<ToySession> {
  const created = await createMatch(store, toyGame, { id: 'm1', now, commands });
  if (created.kind !== 'created') throw new Error(created.kind);
  return created.session;
}

async function open(store: Store, game: ToyGame = toyGame): Promise<ToySession> {
  const opened = await openMatch(store, game, 'm1', { now });
  if (!opened.ok) throw new Error(opened.reason.code);
  return opened.session;
}

const add = (amount: number): ToyCommand => ({ type: 'add', amount });

const settled = async (check: () => unknown, expected: unknown): Promise<void> => {
  await expect.poll(check).toEqual(expected);
};

/** A store whose next append fails, as the browser's would. */
class Failing extends MemoryStore {
  next: StoreFailure | null = null;

  override append(...args: Parameters<MemoryStore['append']>): ReturnType<MemoryStore['append']> {
    const failure = this.next;
    this.next = null;
    return failure === null ? super.append(...args) : Promise.resolve({ ok: false, failure });
  }
}

describe('a new match', () => {
  test('is stored with its first commands at once', async () => {
    const session = await create(tab(), [add(4), add(7)]);
    expect(session.standing).toMatchObject({ board: { sum: 0, round: 2 }, phase: 'adding' });
    expect(session.header).toMatchObject({ id: 'm1', game: 'toy', head: 2, imported: false, binnedAt: null });
    expect((await open(tab())).standing).toEqual(session.standing);
  });

  test('leaves nothing behind where a first command is refused', async () => {
    const created = await createMatch(tab(), toyGame, { id: 'm1', now, commands: [add(4), add(10)] });
    expect(created).toMatchObject({ kind: 'refused', refusals: [{ rule: 'T.9' }] });
    expect(valueOf(await tab().listMatches())).toEqual([]);
  });

  test('is not begun where the store fails', async () => {
    await create(tab());
    expect(await createMatch(tab(), toyGame, { id: 'm1', now })).toMatchObject({
      kind: 'notStored',
      failure: { code: 'conflict' },
    });
  });

  test('has an id of its own where none is given', async () => {
    const ids = await Promise.all(
      [1, 2].map(async () => {
        const created = await createMatch(tab(), toyGame, { now });
        return created.kind === 'created' ? created.session.header.id : '';
      }),
    );
    expect(new Set(ids).size).toBe(2);
    expect(ids[0]).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('a command', () => {
  test('is stored, then shown, as one entry with all that follows', async () => {
    const session = await create(tab());
    await session.send(add(4));
    const told: number[] = [];
    session.subscribe(() => told.push(session.log.length));
    expect(await session.send(add(7))).toEqual({ kind: 'done', seq: 2 });
    expect(session.log[1]).toMatchObject({
      seq: 2,
      seat: 'lead',
      command: add(7),
      events: [{ type: 'added', amount: 7 }, { type: 'roundFilled' }, { type: 'roundStarted' }],
      phase: 'adding',
      chart: 1,
    });
    expect(session.shown.board).toEqual({ sum: 0, round: 2 });
    expect(session.header).toMatchObject({ head: 2, headline: { round: 2 } });
    expect(told).toEqual([2]);
    expect((await open(tab())).log).toEqual(session.log);
  });

  test('that a rule refuses changes nothing', async () => {
    const session = await create(tab(), [add(1)]);
    expect(await session.send(add(10))).toEqual({
      kind: 'refused',
      refusals: [{ rule: 'T.9', reason: 'tooMuch', params: { amount: 10 } }],
    });
    expect(session.refusalsOf(add(10))).toMatchObject([{ rule: 'T.9' }]);
    expect(session.refusalsOf(add(9))).toEqual([]);
    expect(session.log).toHaveLength(1);
    expect((await open(tab())).log).toHaveLength(1);
  });

  test('that the phase closes is refused with the rule that closes it', async () => {
    const session = await create(tab(), [{ type: 'end' }]);
    expect(session.access(add(1))).toEqual({ closedBy: 'T.3' });
    expect(await session.send(add(1))).toEqual({
      kind: 'refused',
      refusals: [{ rule: 'T.3', reason: 'closed', params: {} }],
    });
  });

  test('that cannot be stored is not shown, and can be sent again', async () => {
    const store = new Failing({ why: 'test', shelf });
    const session = await create(store, [add(1)]);
    const before = session.standing;
    for (const code of ['full', 'closed', 'newer', 'failed'] as const) {
      store.next = { code, message: 'words' };
      expect(await session.send(add(2))).toEqual({ kind: 'notStored', failure: { code, message: 'words' } });
      expect(session.standing).toBe(before);
      expect(session.header.head).toBe(1);
    }
    expect(await session.send(add(2))).toEqual({ kind: 'done', seq: 2 });
    expect((await open(tab())).standing.board).toEqual({ sum: 3, round: 1 });
  });

  test('waits for those sent before it', async () => {
    const session = await create(tab());
    const sent = await Promise.all([add(1), add(2), add(10), add(3)].map((command) => session.send(command)));
    expect(sent.map((one) => (one.kind === 'done' ? one.seq : one.kind))).toEqual([1, 2, 'refused', 3]);
    expect(session.log.map((entry) => (entry.kind === 'played' ? entry.command : null))).toEqual([
      add(1),
      add(2),
      add(3),
    ]);
  });
});

describe('undo and redo', () => {
  test('go there and back again, across a reload', async () => {
    const session = await create(tab(), [add(1), add(2), add(3)]);
    const seen = [session.standing.board.sum];
    for (const command of ['undoTo', 'undoTo', 'redoTo', 'undoTo', 'undoTo', 'redoTo'] as const) {
      await session.goTo(session[command] ?? -1);
      seen.push(session.standing.board.sum);
      expect((await open(tab())).standing).toEqual(session.standing);
    }
    expect(seen).toEqual([6, 3, 1, 3, 1, 0, 1]);
    expect(session.undoTo).toBe(0);
    expect(session.log).toHaveLength(9);
  });

  test('never lead beyond the log', async () => {
    const session = await create(tab(), [add(1)]);
    for (const seq of [2, -1, 0.5]) await expect(session.goTo(seq)).rejects.toThrow('no entry');
    expect(session.redoTo).toBeUndefined();
  });
});

describe('two tabs', () => {
  test('meet a conflict: what the other wrote is shown, and the command is not', async () => {
    const one = await create(tab(), [add(1)]);
    const other = await open(tab());
    await other.send(add(2));
    expect(await one.send(add(3))).toMatchObject({ kind: 'notStored', failure: { code: 'conflict' } });
    expect(one.log).toEqual(other.log);
    expect(one.standing.board.sum).toBe(3);
    expect(await one.send(add(3))).toEqual({ kind: 'done', seq: 3 });
  });

  test('send 100 commands each: every one that was said to be done is there exactly once', async () => {
    const sessions = [await create(tab()), await open(tab())];
    const done = await Promise.all(
      sessions.map(async (session, which) => {
        let many = 0;
        for (let turn = 0; turn < 100; turn += 1) {
          const sent = await session.send(add(which));
          if (sent.kind === 'done') many += 1;
        }
        return many;
      }),
    );
    const log = (await open(tab())).log.map((entry) => (entry.kind === 'played' ? entry.command : null));
    expect(
      [0, 1].map((which) => log.filter((command) => command?.type === 'add' && command.amount === which).length),
    ).toEqual(done);
    expect(log.length).toBeGreaterThan(99);
  });

  test('the one that follows shows what the other writes, and writes nothing itself', async () => {
    const [first, second] = [tab(), tab()];
    const writer = await create(first, [add(1)]);
    const follower = await open(second);
    const share = await shareMatch(second, follower);
    follower.setMode('following');
    await writer.send(add(2));
    await settled(() => follower.standing.board.sum, 3);
    expect(await follower.send(add(5))).toMatchObject({ kind: 'notStored', failure: { code: 'conflict' } });
    expect(follower.log).toHaveLength(2);
    await share.takeOver();
    expect(await follower.send(add(5))).toEqual({ kind: 'done', seq: 3 });
    share.stop();
    await writer.send(add(1));
    await writer.send(add(1));
    expect(follower.standing.board.sum).toBe(8);
  });

  test('a command in the queue is not written once the tab has become a follower', async () => {
    const session = await create(tab());
    const sent = [session.send(add(1)), session.send(add(2))];
    session.setMode('following');
    expect((await Promise.all(sent)).map(({ kind }) => kind)).toEqual(['notStored', 'notStored']);
    expect((await open(tab())).log).toEqual([]);
  });

  test('a match deleted by the other tab stays on the screen, read-only', async () => {
    const session = await create(tab(), [add(1)]);
    valueOf(await tab().setBinned('m1', 1));
    valueOf(await tab().emptyBin(2));
    expect(await session.send(add(2))).toMatchObject({ kind: 'notStored', failure: { code: 'conflict' } });
    expect(session).toMatchObject({ mode: 'readOnly', stop: { seq: 2 } });
    expect(session.standing.board.sum).toBe(1);
  });
});

describe('opening', () => {
  const rows = () => shelf.entries.get('m1') ?? [];
  const spoil = (seq: number, more: object): void => {
    const row = rows()[seq - 1];
    if (row !== undefined) Object.assign(row, more);
  };

  test('says why there is no such match', async () => {
    expect(await openMatch(tab(), toyGame, 'm1', { now })).toEqual({ ok: false, reason: { code: 'missing' } });
    await create(tab());
    expect(await openMatch(tab(), gameOf({ ...toy, id: 'other' }), 'm1', { now })).toEqual({
      ok: false,
      reason: { code: 'otherGame', game: 'toy' },
    });
    const closed = tab();
    closed.close();
    expect(await openMatch(closed, toyGame, 'm1', { now })).toMatchObject({
      ok: false,
      reason: { code: 'storage', failure: { code: 'closed' } },
    });
  });

  test.each([
    ['an event that the game does not know', { events: [{ type: 'exploded' }] }, 'events.0.type'],
    ['a command that the game does not know', { command: { type: 'explode' } }, 'command.type'],
    ['an event that cannot be folded', { events: [{ type: 'added', amount: -1 }] }, ''],
    ['a phase that the chart does not have', { phase: 'elsewhere' }, ''],
    ['a later chart', { chart: 2 }, 'chart'],
    ['another seq', { seq: 7 }, 'seq'],
  ])('stops before %s, read-only', async (_what, more, path) => {
    await create(tab(), [add(1), add(2), add(3), add(4)].slice(0, 3));
    spoil(3, more);
    const session = await open(tab());
    expect(session).toMatchObject({ mode: 'readOnly', stop: { seq: 3, path } });
    expect(session.stop?.message).not.toBe('');
    expect(session.standing.board.sum).toBe(3);
    expect(await session.send(add(1))).toMatchObject({ kind: 'notStored' });
    session.setMode('ready');
    expect(session.mode).toBe('readOnly');
    expect(rows()).toHaveLength(3);
  });

  test('goes on with a log in which the bad entry was undone', async () => {
    const session = await create(tab(), [add(1), add(2)]);
    await session.goTo(1);
    spoil(2, { events: [{ type: 'added', amount: -1 }] });
    expect(await open(tab())).toMatchObject({ mode: 'ready', stop: null, standing: { board: { sum: 1 } } });
  });

  test('notices entries that are missing at the end, or left over', async () => {
    await create(tab(), [add(1), add(2)]);
    const last = rows().pop();
    expect(await open(tab())).toMatchObject({ mode: 'readOnly', stop: { seq: 2 }, standing: { board: { sum: 1 } } });
    if (last !== undefined) rows().push(last, { ...last, seq: 3 });
    expect(await open(tab())).toMatchObject({ mode: 'readOnly', stop: { seq: 3 } });
  });

  test('finds the last good entry of a long log without folding it over and over', async () => {
    let folds = 0;
    const counting = gameOf({
      ...toy,
      evolve: (board: ToyBoard, event: ToyEvent) => {
        folds += 1;
        return toy.evolve(board, event);
      },
    });
    await create(
      tab(),
      Array.from({ length: 200 }, () => add(0)),
    );
    spoil(100, { events: [{ type: 'added', amount: -1 }] });
    expect(await open(tab(), counting)).toMatchObject({ mode: 'readOnly', stop: { seq: 100 } });
    expect(folds).toBeLessThan(400);
  });

  test('shows the beginning of a log of which nothing can be read', async () => {
    await create(tab(), [add(1)]);
    spoil(1, { events: 'gone' });
    expect(await open(tab())).toMatchObject({ mode: 'readOnly', stop: { seq: 1 }, standing: { board: toy.initial } });
  });
});

describe('checkpoints', () => {
  const folded = { count: 0 };
  const counting = gameOf({
    ...toy,
    evolve: (board: ToyBoard, event: ToyEvent) => {
      folded.count += 1;
      return toy.evolve(board, event);
    },
  });
  const checkpoint = () => shelf.checkpoints.get('m1');

  async function long(length: number): Promise<ToySession> {
    const session = await create(tab());
    for (let seq = 1; seq < length; seq += 1) await session.send(add(0));
    await session.send(add(2)); // before the checkpoint
    await session.send(add(1)); // behind it
    return session;
  }

  async function foldsOf(): Promise<{ folds: number; session: ToySession }> {
    folded.count = 0;
    const session = await open(tab(), counting);
    return { folds: folded.count, session };
  }

  test('are written every 50 entries, and save the folding', async () => {
    const session = await long(120);
    await settled(() => checkpoint()?.seq, 100);
    const opened = await foldsOf();
    expect(opened.folds).toBe(21);
    expect(opened.session.standing).toEqual(session.standing);
  });

  test.each([
    ['altered', { board: { sum: 5, round: 1 } }],
    ['made under other rules', { fingerprint: fingerprint({ ...toy, chartVersion: 2 }, { sum: 0, round: 1 }) }],
    ['broken', { board: undefined }],
  ])('that are %s are not used', async (_how, more) => {
    const session = await long(100);
    await settled(() => checkpoint()?.seq, 100);
    Object.assign(checkpoint() ?? {}, more);
    const opened = await foldsOf();
    expect(opened.folds).toBe(101);
    expect(opened.session.standing).toEqual(session.standing);
  });

  test('are not used where somebody went back behind them', async () => {
    const session = await long(100);
    await settled(() => checkpoint()?.seq, 100);
    await session.goTo(3);
    await session.send(add(2));
    const opened = await foldsOf();
    expect(opened.folds).toBe(4);
    expect(opened.session.standing.board).toEqual({ sum: 2, round: 1 });
  });

  test('belong to the state that a wentTo shows', async () => {
    const session = await create(tab());
    for (let seq = 1; seq < 50; seq += 1) await session.send(add(0));
    await session.goTo(20);
    await settled(() => checkpoint()?.seq, 50);
    await session.send(add(3));
    const opened = await foldsOf();
    expect(opened.folds).toBe(1);
    expect(opened.session.standing).toEqual(session.standing);
  });
});
