/** What a power does, and what it changes. */
import { ON_CARDS, ON_THE_TABLE } from '../../power.ts';
import { listOf, made, may, need, often, oneOf, type Field, type Group, type Hole, type Shape } from '../hole.ts';

const of = (group: Group, id: string, ...fields: readonly Field[]): Shape => ({
  ...made(id, { do: id }, ...fields),
  group,
});
const whom = need('who', 'selector', 'who');
const player = often('player', 'player', 'player');
const until = often('until', 'until', 'until');

const changing = (id: string, ...fields: readonly Field[]): Shape => made(id, { kind: id }, ...fields);

export const effects = {
  effect: oneOf(
    ...ON_CARDS.map((id) => of('onCards', id, whom)),
    of('onCards', 'put', whom, need('to', 'goal', 'to')),
    of('onCards', 'move', whom, need('direction', 'direction', 'direction'), need('zones', 'amount', 'zones')),
    of('onCards', 'pickUp', whom, need('feature', 'selector', 'feature', { what: 'feature' })),
    of('onCards', 'gainControl', whom, until),
    of(
      'onCards',
      'addCounter',
      whom,
      need('name', 'mark', 'counterName'),
      need('atk', 'whole', 'atkNumber'),
      need('def', 'whole', 'defNumber'),
    ),
    of('onCards', 'removeCounter', whom, need('name', 'mark', 'counterName')),

    of('numbers', 'modify', whom, need('change', 'changes', 'change'), until, may('while', 'condition', 'while')),
    of('numbers', 'addAttacks', need('count', 'amount', 'attacks')),
    of('numbers', 'removeAttacks', need('count', 'amount', 'attacks'), need('side', 'attacks', 'attacksOf', 'enemy')),
    of('numbers', 'score', need('count', 'amount', 'points'), player),

    of('onTheTable', 'draw', need('count', 'amount', 'cards'), player),
    of('onTheTable', 'discard', need('count', 'amount', 'cards'), player, often('random', 'yes', 'random')),
    of('onTheTable', 'chooseCard', need('from', 'description', 'whichCard')),
    of(
      'onTheTable',
      'search',
      need('in', 'areas', 'areas', ['deck']),
      need('for', 'description', 'lookedFor', { what: 'card' }),
      need('then', 'effects', 'then'),
    ),
    of(
      'onTheTable',
      'createToken',
      need('name', 'text', 'tokenName'),
      need('type', 'heroKind', 'heroKind', 'minor'),
      need('atk', 'whole', 'atkNumber', 1),
      need('def', 'whole', 'defNumber', 1),
      need('zone', 'zone', 'intoZone'),
    ),
    of(
      'onTheTable',
      'cancel',
      need('which', 'actions', 'cancelled', ['exhaust']),
      need('takesTurn', 'takesTurn', 'takesTurn'),
    ),
    ...ON_THE_TABLE.map((id) => of('onTheTable', id)),

    of(
      'watching',
      'when',
      need('when', 'trigger', 'when'),
      need('then', 'effects', 'effects'),
      until,
      often('next', 'yes', 'next'),
      may('if', 'condition', 'if'),
    ),
    of(
      'watching',
      'replace',
      need('would', 'would', 'would', { event: 'ko', of: { what: 'hero' } }),
      need('instead', 'effects', 'instead'),
      until,
    ),

    of('choices', 'may', need('what', 'effects', 'effects')),
    of('choices', 'chooseOne', need('of', 'effectLists', 'options')),
    of(
      'choices',
      'unless',
      need('who', 'player', 'chooser'),
      need('does', 'effects', 'does'),
      need('otherwise', 'effects', 'otherwise'),
    ),
    of('choices', 'both', need('does', 'effects', 'effects')),
    of('choices', 'repeat', need('times', 'amount', 'repeated', 2), need('what', 'effects', 'effects')),
  ),
  effects: listOf('effect', 1, 12, 0),
  effectLists: listOf('effects', 2, 4),

  change: oneOf(
    changing('atk', need('op', 'op', 'op'), need('amount', 'amount', 'amount')),
    changing('def', need('op', 'op', 'op'), need('amount', 'amount', 'amount')),
    changing('unblockable', need('gained', 'gained', 'gained')),
    changing('forbid', need('what', 'forbidden', 'forbidden')),
    changing('losesPowers'),
    changing('gains', need('power', 'power', 'gains')),
    changing('tag', need('op', 'tagOp', 'tagOp'), need('tag', 'text', 'tag')),
    changing('type', need('type', 'heroKind', 'becomes')),
    changing('mustStartCombat'),
  ),
  changes: listOf('change', 1, 6),
} as const satisfies Record<string, Hole>;
