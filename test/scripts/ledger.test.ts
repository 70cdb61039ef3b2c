/** The ledger's own checks: a rule that nothing shows is found, and a proof is one. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { citedIn, unexpected } from '../../scripts/ledger/cited.ts';
import { faultsOf } from '../../scripts/ledger/faults.ts';
import { proofsOf } from '../../scripts/ledger/prove.ts';
import { readLedger, readScenarios, type Ledger } from '../../scripts/ledger/read.ts';
import { scenario, type Scenario } from '../scenarios/format.ts';
import { findingsOf } from '../scenarios/run.ts';
import { newTable } from '../scenarios/table.ts';
import { gameWithout } from '../scenarios/without.ts';

const mine = { as: 'mine', seat: 'lead', zone: 3 };
const theirs = { as: 'theirs', seat: 'defending', zone: 4 };
const forward = (zones: number) => ({ type: 'moveCard', seat: 'lead', card: '@mine', direction: 'forward', zones });

const written = (steps: readonly unknown[], given: object = {}): Scenario =>
  v.parse(scenario, {
    game: 'huntik',
    name: 'Of this test',
    rules: ['403.4'],
    given: { turn: 'lead', cards: [mine, theirs], ...given },
    steps,
  });

const blocked = written([{ do: forward(2), refused: ['403.4'] }]);
const notBlocked = written([{ do: forward(1), see: { cards: { mine: { zone: 4 } } } }]);
const mistaken = written([{ do: forward(1), see: { cards: { mine: { zone: 5 } } } }]);
const lost = written([
  { do: { type: 'concede', seat: 'lead' }, events: [{ type: 'gameWon', seat: 'defending', rule: '102.3' }] },
]);
const overAndOut = written([
  { do: { type: 'concede', seat: 'lead' }, see: { result: { rule: '102.3' } } },
  { do: { type: 'act', seat: 'lead' }, refused: ['102.4'] },
]);

type Rule = Ledger[number];
const rule = (number: Rule['number'], kind: Rule['kind'], ...scenarios: string[]): Rule => ({
  number,
  reconstructed: true,
  kind,
  scenarios,
});

async function proved(one: Rule, scenarios: Readonly<Record<string, Scenario>>): Promise<boolean> {
  const [proof, second] = await proofsOf([one], new Map(Object.entries(scenarios)));
  if (proof === undefined || second !== undefined) throw new Error('there is one rule to prove');
  return proof.proved;
}

const without = async (number: string, one: Scenario) =>
  findingsOf(one, { table: await newTable(gameWithout(number)) });

describe('a proof', () => {
  it('is a scenario that notices that the rule refuses nothing any more', async () => {
    expect(await proved(rule('403.4', 'enforced', 'blocked'), { blocked })).toBe(true);
    expect(await proved(rule('403.4', 'enforced', 'notBlocked', 'blocked'), { notBlocked, blocked })).toBe(true);
  });

  it('is none that is fine without the rule', async () => {
    expect(await proved(rule('403.4', 'enforced', 'notBlocked'), { notBlocked })).toBe(false);
    expect(await proved(rule('403.5', 'enforced', 'blocked'), { blocked })).toBe(false);
  });

  it('is none that fails as it is written', async () => {
    expect(await findingsOf(mistaken)).not.toEqual([]);
    expect(await proved(rule('403.4', 'enforced', 'mistaken'), { mistaken })).toBe(false);
  });

  it('of a computed rule is an event or a result that carries its number', async () => {
    expect(await proved(rule('102.3', 'computed', 'lost'), { lost })).toBe(true);
    expect(await proved(rule('102.3', 'computed', 'overAndOut'), { overAndOut })).toBe(true);
    expect(await proved(rule('102.1', 'computed', 'lost'), { lost })).toBe(false);
  });

  it('of a computed rule is what an entry or the lines behind a number cite', async () => {
    const counted = { atk: 1, atkRules: ['205.1'] };
    const explained = written([{ do: forward(2), see: { cards: { mine: counted }, told: ['403.2b'] } }], {
      cards: [mine],
    });
    expect(await proved(rule('403.2b', 'computed', 'explained'), { explained })).toBe(true);
    expect(await proved(rule('205.1', 'computed', 'explained'), { explained })).toBe(true);
    expect(await proved(rule('403.4a', 'computed', 'explained'), { explained })).toBe(false);
  });

  it('of a computed rule is none where nothing cites it at that moment', async () => {
    const oneZone = written([{ do: forward(1), see: { told: ['403.2b'] } }]);
    expect(await findingsOf(oneZone)).toEqual([expect.stringContaining('told')]);
    expect(await proved(rule('403.2b', 'computed', 'oneZone'), { oneZone })).toBe(false);
  });

  it('is not asked of what is explained or still open', async () => {
    const ledger = [rule('403.4', 'reference'), rule('403.5', 'open')];
    expect(await proofsOf(ledger, new Map())).toEqual([]);
  });
});

describe('the game without a rule', () => {
  it('accepts what only that rule refuses', async () => {
    expect(await without('403.4', blocked)).toEqual([expect.stringContaining('was accepted')]);
  });

  it('opens what only that rule closes', async () => {
    expect(await without('102.4', overAndOut)).not.toEqual([]);
  });

  it('resolves an action that nobody is asked about at once', async () => {
    const stunned = [{ type: 'stunCard', seat: 'lead', card: '@theirs' }];
    const play = { type: 'playAction', seat: 'lead', subtype: 'free', name: 'Bolt', effects: stunned };
    const cancel = { type: 'cancelAction', seat: 'defending', name: 'Breakspell', takesTurn: false };
    const see = { turn: 'defending', cards: { theirs: { state: 'stunned' } } };
    expect(await without('701.4', written([{ do: play, events: [{ type: 'actionResolved' }], see }]))).toEqual([]);
    expect(await without('701.4', written([{ do: play }, { do: cancel }]))).not.toEqual([]);
  });

  it('asks nothing by that rule', async () => {
    const moved = { type: 'moveByEffect', seat: 'lead', card: '@mine', direction: 'forward', zones: 1 };
    const asked = written([{ do: moved, see: { waiting: [{ rule: '403.3', question: 'whoMayStartCombat' }] } }]);
    expect(await findingsOf(asked)).toEqual([]);
    expect(await without('403.3', asked)).toEqual([expect.stringContaining('waiting')]);
  });

  it('is the same game for whoever does not meet the rule', async () => {
    for (const [name, one] of readScenarios()) expect([name, await without('no rule', one)]).toEqual([name, []]);
  });
});

describe('the faults of a ledger', () => {
  it('are a rule that is missing, and one of a kind that needs a scenario without any', () => {
    const ledger = readLedger().filter(({ number }) => number !== '403.5');
    const scenarios = readScenarios();
    expect(faultsOf(ledger, scenarios)).toEqual(['403.5 is missing']);
    const bare = readLedger().map((one) => (one.number === '403.5' ? { ...one, scenarios: [] } : one));
    expect(faultsOf(bare, scenarios)).toEqual(['403.5 is enforced and has no scenario']);
  });

  it('are a worked example that nothing plays, and one that the rulebook does not have', () => {
    const scenarios = new Map(readScenarios());
    scenarios.delete('c30-springer');
    const ledger = readLedger().map((one) => ({
      ...one,
      scenarios: one.scenarios.filter((name) => scenarios.has(name)),
    }));
    expect(faultsOf(ledger, scenarios)).toEqual(['nothing plays the example of 403.4']);
    scenarios.set('c30-springer', { ...blocked, example: '403.5' });
    expect(faultsOf(ledger, scenarios)).toEqual([
      'nothing plays the example of 403.4',
      '403.5 has no example, or its scenario does not show it',
    ]);
  });

  it('are more than 45 rules that are only explained', () => {
    const explained = readLedger().map((one) => ({ ...one, kind: 'reference' as const }));
    expect(faultsOf(explained, readScenarios())).toEqual(['253 rules are only explained, 45 may be']);
  });
});

describe('the rules that are cited', () => {
  const code = `
    const checkTurn = (seat: Seat, rule: string): readonly Refusal[] => when(true, () => refusal(rule, 'late', {}));
    function checkSay(rule: string): readonly Refusal[] { return checkTurn(seat, rule); }
    const one = [...checkSay('601.2'), refusal('403.4', 'blocked', {}), senseless(early ? '407.3' : '403.3a', 'gone', {}), ...checkTurn(seat, '404.1')];
    const asked = { question: 'zeroDefence', rule: '602.3', params: {} };
    const item = { kind: 'trigger', rule: '702.5' };
    story.add({ type: 'combatEnded', rule: '600.3' });`;

  it('are those of refusals and of prompts, not those of events', () => {
    const { refusals, prompts } = citedIn('example.ts', code);
    expect([...refusals]).toEqual(['601.2', '403.4', '407.3', '403.3a', '404.1']);
    expect([...prompts]).toEqual(['602.3', '702.5']);
  });

  it('are never passed over in silence', () => {
    expect(() => citedIn('example.ts', "const one = refusal(some(), 'blocked', {});")).toThrow('which rule is it?');
  });

  it('are named where no scenario expects them', () => {
    const cited = { refusals: new Set(['403.4', '403.5']), prompts: new Set(['702.5']) };
    const waiting = written([{ do: forward(1), see: { waiting: [{ rule: '702.5' }] } }]);
    expect(unexpected(cited, [blocked])).toEqual([
      'no scenario expects what 702.5 prompts',
      'no scenario is refused by 403.5',
    ]);
    expect(unexpected(cited, [blocked, waiting])).toEqual(['no scenario is refused by 403.5']);
  });
});
