/** The way to a part of a power, in words: each page of the editor on it, with what it is called. */
import type { EditorTexts } from '../../texts/editor.ts';
import { holeNamed } from './grammar/index.ts';
import type { HoleName, Path, Piece } from './hole.ts';
import { placesAlong, type Place } from './shape.ts';

export type Step = { readonly at: Path; readonly label: string };

const itemLabel = (t: EditorTexts, list: HoleName, index: number): string => {
  const named: Readonly<Record<string, string>> = t.ui.itemOf;
  const item = named[list];
  if (list === 'powers') return t.ui.power(index + 1);
  return item === undefined ? String(index + 1) : t.ui.nth(item, index + 1);
};

const isList = (hole: HoleName): boolean => holeNamed(hole).is === 'list';

/** A list that is a part is shown where it is; its items are called by what they are. */
const isPage = (place: Place): boolean => place.field === null || !isList(place.hole);

/**
 * @param name the hole that the whole piece stands in
 * @returns the pages on the way, the last one included; a way into what is no piece ends early
 */
export function trailTo(t: EditorTexts, name: HoleName, root: Piece, at: Path): readonly Step[] {
  const places = placesAlong(name, root, at);
  return places.flatMap((place, index): readonly Step[] => {
    const way = at.slice(0, index + 1);
    if (place.field !== null) return isPage(place) ? [{ at: way, label: t.fields[place.field.name] }] : [];
    const list = index === 0 ? name : places[index - 1]?.hole;
    return list === undefined || place.index === null ? [] : [{ at: way, label: itemLabel(t, list, place.index) }];
  });
}
