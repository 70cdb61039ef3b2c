/** A mission from outside, checked as a whole. */
import * as v from 'valibot';
import type { Parsed } from '../../../engine/pack.ts';
import type { Check, MissionDefinition } from './mission.ts';
import { missionDefinition } from './schema.ts';

/** Deeper than any card goes, and not so deep that an entry of the log could not hold it. */
const DEEPEST = 4;

const depthOf = (check: Check | undefined): number =>
  check !== undefined && 'of' in check ? 1 + Math.max(...check.of.map(depthOf)) : 1;

/**
 * Reads a mission from a file, a row of the library, a form.
 *
 * @returns the mission rebuilt, or which piece of it is wrong: in training and expert missions the terms are the lead
 * player's alone (304.2a)
 */
export function readMission(value: unknown): Parsed<MissionDefinition> {
  const parsed = v.safeParse(missionDefinition, value);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return { ok: false, path: v.getDotPath(issue) ?? '', message: issue.message };
  }
  const { kind, terms, points } = parsed.output;
  const checks = [
    ...terms.map(({ check }) => check),
    ...points.map((rule) => ('check' in rule ? rule.check : undefined)),
  ];
  if (checks.some((check) => depthOf(check) > DEEPEST)) {
    return { ok: false, path: 'terms', message: 'a check lies too deep inside others' };
  }
  const other = kind === 'mutual' ? -1 : terms.findIndex((term) => term.for !== 'lead');
  return other < 0
    ? { ok: true, value: parsed.output }
    : { ok: false, path: `terms.${other}.for`, message: 'only the lead player wins by these terms (304.2a)' };
}
