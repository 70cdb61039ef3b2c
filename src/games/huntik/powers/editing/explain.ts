/** What is wrong with a power, in words: which piece it is, and what cannot stand there. */
import * as v from 'valibot';
import type { EditorTexts } from '../../texts/editor.ts';
import { faultOf, type Fault } from './fault.ts';
import type { HoleName, Path, Piece } from './hole.ts';
import { powers } from '../schema.ts';
import { isList, isMade } from './piece.ts';
import { placesAlong } from './shape.ts';
import { trailTo } from './trail.ts';

const isPiece = (value: unknown): value is Piece => {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every(isPiece);
};

/** The list that is meant, where the way ends in one: its items have names of their own, and it has none. */
const listLabel = (t: EditorTexts, name: HoleName, root: Piece, at: Path): readonly string[] => {
  const field = placesAlong(name, root, at).at(at.length - 1)?.field;
  return field === null || field === undefined ? [] : [t.fields[field.name]];
};

/** Where a piece is, as people call it: “Power 2 › Effect 1 › Whom”. */
const whereIs = (t: EditorTexts, name: HoleName, root: unknown, at: Path): string => {
  if (!isPiece(root) || (!isList(root) && !isMade(root))) return t.ui.powers;
  const labels = trailTo(t, name, root, at).map(({ label }) => label);
  const last = listLabel(t, name, root, at).filter((label) => label !== labels.at(-1));
  const all = [...labels, ...last];
  return all.length === 0 ? t.ui.powers : all.join(' › ');
};

/** A fault in a whole sentence. */
export const faultWords = (t: EditorTexts, name: HoleName, root: unknown, fault: Fault): string =>
  t.faults[fault.kind](whereIs(t, name, root, fault.at), fault.found);

/**
 * What is wrong with the powers that a card came with, in a whole sentence, such as “Power 2 › Effect 1 › Whom:
 * “everybody” is nothing that can stand here.”
 *
 * @param came the card's powers, as they came
 * @returns null where nothing is wrong with them
 */
export function explainPowers(t: EditorTexts, came: unknown): string | null {
  const read = v.safeParse(powers, came);
  return read.success ? null : faultWords(t, 'powers', came, faultOf(read.issues[0]));
}
