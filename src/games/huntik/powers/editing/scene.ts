/** What has been mentioned before a part of a power, so that the part is said as it is in the whole. */
import * as v from 'valibot';
import type { Power, PowerTarget } from '../power.ts';
import { afterEffect, afterSearch, afterTrigger, opening, type Scene } from '../saying.ts';
import { powerEffect, trigger } from '../schema.ts';
import { description } from '../selector.ts';
import type { HoleName, Path, Piece } from './hole.ts';
import { powerAround } from './likely.ts';
import { isList, isMade, pieceAt } from './piece.ts';

const readAll = <T>(schema: v.GenericSchema<unknown, T>, pieces: Piece | undefined): readonly T[] =>
  (isList(pieces) ? pieces : []).flatMap((piece) => {
    const read = v.safeParse(schema, piece);
    return read.success ? [read.output] : [];
  });

const atTrigger = (scene: Scene, piece: Piece | undefined): Scene => {
  const read = v.safeParse(trigger, piece);
  return read.success ? afterTrigger(scene, read.output) : scene;
};

/** The scene inside a piece, for the part `key` of it. */
function inside(scene: Scene, piece: Piece | undefined, key: string | number): Scene {
  if (typeof key === 'number')
    return readAll(powerEffect, isList(piece) ? piece.slice(0, key) : []).reduce(afterEffect, scene);
  if (!isMade(piece)) return scene;
  if (key === 'then' && piece['do'] === 'search') return afterSearch(scene);
  if (['do', 'then', 'instead', 'if'].includes(key)) return atTrigger(scene, piece['when'] ?? piece['would']);
  return scene;
}

/**
 * The scene in which a part of a power is said.
 *
 * @param name the hole that the whole piece stands in
 * @param sayPower how a power inside a power is said
 */
export function sceneAt(name: HoleName, root: Piece, at: Path, sayPower: (power: Power) => string): Scene {
  const way = powerAround(name, root, at);
  const targets: readonly PowerTarget[] = readAll(description, pieceAt(root, [...way, 'targets']));
  return at
    .slice(way.length)
    .reduce(
      (scene, key, index) => inside(scene, pieceAt(root, at.slice(0, way.length + index)), key),
      opening(targets, sayPower),
    );
}
