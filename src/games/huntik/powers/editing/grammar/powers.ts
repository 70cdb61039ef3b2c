/** The kinds of powers, and what they wait for. */
import { listOf, made, may, need, often, oneOf, type Hole } from '../hole.ts';

const name = often('name', 'text', 'powerName');
const iff = may('if', 'condition', 'if');
const targets = may('targets', 'targets', 'targets');
const worksIn = may('worksIn', 'worksIn', 'worksIn');
const about = [
  may('of', 'selector', 'whom', { what: 'hero' }),
  often('by', 'player', 'by'),
  may('zone', 'zone', 'where'),
  often('from', 'fromHand', 'fromHand'),
] as const;

export const powers = {
  powers: listOf('power', 0, 8),
  power: oneOf(
    made(
      'action',
      { kind: 'action' },
      need('action', 'action', 'action', 'exhaust'),
      targets,
      need('do', 'effects', 'effects'),
      may('cost', 'effects', 'cost'),
      may('limit', 'limit', 'limit'),
      iff,
      worksIn,
      name,
    ),
    made(
      'triggered',
      { kind: 'triggered' },
      need('when', 'trigger', 'when', { event: 'played', of: 'me' }),
      often('next', 'yes', 'next'),
      targets,
      need('do', 'effects', 'effects'),
      iff,
      worksIn,
      name,
    ),
    made(
      'alwaysOn',
      { kind: 'alwaysOn' },
      need('affects', 'selector', 'affects'),
      need('change', 'changes', 'change'),
      may('while', 'condition', 'while'),
      worksIn,
      name,
    ),
    made(
      'replacement',
      { kind: 'replacement' },
      need('would', 'would', 'would', { event: 'ko', of: { what: 'hero', side: 'friendly' } }),
      need('instead', 'effects', 'instead'),
      worksIn,
      name,
    ),
    made('keyword', { kind: 'keyword', keyword: 'unblockable' }),
    made(
      'entering',
      { kind: 'entering' },
      often('exhausted', 'yes', 'exhausted'),
      may('counters', 'counters', 'counters'),
      may('orElse', 'effects', 'orElse'),
    ),
    made(
      'playing',
      { kind: 'playing' },
      often('insteadOfMajorHero', 'yes', 'insteadOfMajorHero'),
      may('onlyIf', 'condition', 'onlyIf'),
    ),
  ),
  targets: listOf('description', 1, 6),
  limit: oneOf(made('limit', {}, need('times', 'some', 'times'), need('per', 'per', 'per'))),
  counters: oneOf(
    made(
      'counters',
      {},
      need('count', 'some', 'howMany'),
      need('name', 'mark', 'counterName'),
      need('atk', 'whole', 'atkNumber'),
      need('def', 'whole', 'defNumber'),
    ),
  ),
  trigger: oneOf(made('trigger', {}, need('event', 'event', 'event'), ...about)),
  would: oneOf(made('would', {}, need('event', 'replaceable', 'event'), ...about)),
} as const satisfies Record<string, Hole>;
