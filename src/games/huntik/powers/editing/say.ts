/** Any part of a power in words: those of the sentence where there are some, a label where not. */
import * as v from 'valibot';
import type { EditorTexts } from '../../texts/editor.ts';
import { amount } from '../amount.ts';
import { condition } from '../condition.ts';
import { change, power, powerEffect, trigger, would } from '../schema.ts';
import { description, isDescription, reference, selector, type Selector } from '../selector.ts';
import type { Scene } from '../saying.ts';
import { holeNamed } from './grammar/index.ts';
import type { HoleName, Path, Piece } from './hole.ts';
import { isList, isMade, pieceAt } from './piece.ts';
import { sceneAt } from './scene.ts';
import { placeAt, shapeOf } from './shape.ts';
import type { WordSet } from './words.ts';

const labelIn = (labels: Readonly<Record<string, string>>, key: string): string => labels[key] ?? key;

/** A bare word or number as text; nothing of what has parts. */
const bare = (piece: Piece | undefined): string => (typeof piece === 'object' ? '' : String(piece ?? ''));

/** The label of a word in its list. */
export const wordLabel = (t: EditorTexts, set: WordSet, word: Piece): string => labelIn(t.words[set], bare(word));

/** Holes with several pieces to choose from, by the name under which the pieces have their labels. */
const LABELLED = {
  power: 'power',
  effect: 'effect',
  change: 'change',
  selector: 'who',
  reference: 'who',
  amount: 'amount',
  condition: 'condition',
  bound: 'bound',
} as const satisfies Partial<Record<HoleName, keyof EditorTexts['shapes']>>;
type Labelled = keyof typeof LABELLED;

const isLabelled = (hole: HoleName): hole is Labelled => Object.hasOwn(LABELLED, hole);

/** What is chosen in a hole that several pieces fit into: “What happens”; null where there is no choice. */
export const kindLabel = (t: EditorTexts, hole: HoleName): string | null =>
  isLabelled(hole) ? t.ui.kindOf[LABELLED[hole]] : null;

export const shapeLabel = (t: EditorTexts, hole: HoleName, shape: string): string =>
  isLabelled(hole) ? labelIn(t.shapes[LABELLED[hole]], shape) : shape;

const reading =
  <T>(schema: v.GenericSchema<unknown, T>, say: (read: T) => string) =>
  (piece: Piece): string | null => {
    const read = v.safeParse(schema, piece);
    return read.success ? say(read.output) : null;
  };

/** Whom a change is about: the piece that the change is in says so. */
const subjectOf = (root: Piece, at: Path): Selector => {
  const holder = pieceAt(root, at.slice(0, at.lastIndexOf('change')));
  const read = v.safeParse(selector, isMade(holder) ? (holder['affects'] ?? holder['who']) : undefined);
  return read.success ? read.output : 'me';
};

/** A trigger is about any one that fits, an effect about all of them. */
const anyone = ({ say }: EditorTexts, who: Selector, scene: Scene): string =>
  isDescription(who) ? say.description(who) : say.reference(who, scene);

const sayers = (t: EditorTexts, root: Piece, at: Path, scene: Scene) => {
  const { say } = t;
  return {
    power: reading(power, say.power),
    effect: reading(powerEffect, (effect) => say.effects([effect], scene)),
    change: reading(change, (one) => say.changes(subjectOf(root, at), [one], scene)),
    selector: reading(selector, (who) => (at.at(-1) === 'of' ? anyone(t, who, scene) : say.selector(who, scene))),
    reference: reading(reference, (who) => say.reference(who, scene)),
    description: reading(description, say.description),
    condition: reading(condition, (iff) => say.condition(iff, scene)),
    amount: reading(amount, (many) => say.amount(many, scene)),
    trigger: reading(trigger, (when) => say.when(when, scene)),
    would: reading(would, (what) => say.would(what, scene)),
    effects: reading(v.pipe(v.array(powerEffect), v.minLength(1)), (effects) => say.effects(effects, scene)),
  } satisfies Partial<Record<HoleName, (piece: Piece) => string | null>>;
};

const saidNumber = (piece: Piece | undefined, t: EditorTexts): string =>
  piece === 'round' ? t.shapes.bound.round : bare(piece).replace('-', '−');

/** Small records, in signs that every language reads. */
const saidRecord = (hole: HoleName, piece: Piece, t: EditorTexts): string | null => {
  if (hole === 'bound') return saidNumber(piece, t);
  if (!isMade(piece)) return null;
  if (hole === 'compare') {
    const bounds = [
      ...(piece['min'] === undefined ? [] : [`≥ ${saidNumber(piece['min'], t)}`]),
      ...(piece['max'] === undefined ? [] : [`≤ ${saidNumber(piece['max'], t)}`]),
    ];
    return bounds.length === 0 ? null : bounds.join(', ');
  }
  if (hole === 'limit') return `${saidNumber(piece['times'], t)} × ${wordLabel(t, 'per', piece['per'] ?? '')}`;
  if (hole !== 'counters') return null;
  const numbers = [piece['atk'], piece['def']].map((number) => saidNumber(number, t)).join('/');
  return [saidNumber(piece['count'], t), '×', bare(piece['name']), numbers].filter((part) => part !== '').join(' ');
};

/**
 * What a part of a power says.
 *
 * @returns null where nothing can be said of it, as long as something is missing in it
 */
export function sayAt(t: EditorTexts, root: Piece, at: Path): string | null {
  const place = placeAt('power', root, at);
  const piece = pieceAt(root, at);
  if (place === undefined || piece === undefined) return null;
  const hole = holeNamed(place.hole);
  if (hole.is === 'word') return wordLabel(t, hole.set, piece);
  if (hole.is === 'text') return piece === '' ? null : bare(piece);
  if (hole.is === 'number') return saidNumber(piece, t);
  const say = sayers(t, root, at, sceneAt('power', root, at, t.say.power));
  if (Object.hasOwn(say, place.hole)) {
    const said = Object.entries(say).find(([name]) => name === place.hole)?.[1](piece);
    if (said !== undefined && said !== null) return said;
  }
  if (isList(piece)) {
    const parts = piece.map((_, index) => sayAt(t, root, [...at, index]));
    const all = parts.filter((part) => part !== null);
    return all.length === 0 || all.length < parts.length ? null : all.join('; ');
  }
  const shape = shapeOf(place.hole, piece)?.id;
  return (
    saidRecord(place.hole, piece, t) ??
    (shape !== undefined && isLabelled(place.hole) ? `${shapeLabel(t, place.hole, shape)} …` : null)
  );
}
