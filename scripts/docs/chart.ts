/** Huntik's statechart as a diagram, drawn from the chart itself. */
import type { AnyStateNode } from 'xstate';
import { huntikMachine } from '../../machines/huntik.ts';

const SKIPPED: ReadonlySet<string> = new Set(['gameWon', 'gameDrawn', 'sequenceSet', 'turnTaken']);

/** A name that a diagram takes: `turn.acting` becomes `turn_acting`. */
const nameOf = (node: AnyStateNode): string => node.path.slice(1).join('_');

function drawState(node: AnyStateNode, indent: string): string[] {
  const children: AnyStateNode[] = Object.values(node.states);
  const name = nameOf(node);
  if (children.length === 0) return [`${indent}${name} : ${node.key}`];
  const first = children.find((child) => node.initial.target.includes(child));
  return [
    `${indent}state "${node.key}" as ${name} {`,
    ...(first === undefined ? [] : [`${indent}  [*] --> ${nameOf(first)}`]),
    ...children.flatMap((child) => drawState(child, `${indent}  `)),
    `${indent}}`,
  ];
}

/** The transitions written in `node`, as they leave `from`, and those of its children. */
function drawTransitions(node: AnyStateNode, from: AnyStateNode): string[] {
  const own = [...node.transitions].flatMap(([event, list]) =>
    list.flatMap(({ target, guard }) => {
      const to = target?.[0];
      if (to === undefined || SKIPPED.has(event)) return [];
      const condition = typeof guard === 'string' ? ` [${guard}]` : '';
      return [`  ${nameOf(from)} --> ${nameOf(to)} : ${event}${condition}`];
    }),
  );
  const inner: AnyStateNode[] = node === from ? Object.values(node.states) : [];
  return [...own, ...inner.flatMap((child) => drawTransitions(child, child))];
}

/** One region of the chart in Mermaid's words. Winning, drawing and the table's word lead out of every state: left out. */
export function chartDiagram(region: 'sequence' | 'waiting'): string {
  const root = huntikMachine.root.states[region];
  if (root === undefined) throw new Error(`the chart has no region ${region}`);
  const states: AnyStateNode[] = Object.values(root.states);
  const entry = root.initial.target.map((first) => `  [*] --> ${nameOf(first)}`);
  const across = region === 'waiting' ? states.flatMap((from) => drawTransitions(root, from)) : [];
  return [
    'stateDiagram-v2',
    ...entry,
    ...states.flatMap((state) => drawState(state, '  ')),
    ...states.flatMap((state) => drawTransitions(state, state)),
    ...across,
  ].join('\n');
}
