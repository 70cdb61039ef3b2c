/** One power on its way through the editor: how it stands, and which of its parts is looked at. */
import type { Edit } from '../../../../games/huntik/powers/editing/edit.ts';
import { holeNamed } from '../../../../games/huntik/powers/editing/grammar/index.ts';
import type { HoleName, Path, Piece } from '../../../../games/huntik/powers/editing/hole.ts';
import { editedLikely } from '../../../../games/huntik/powers/editing/likely.ts';
import { pieceAt } from '../../../../games/huntik/powers/editing/piece.ts';
import { sayAt } from '../../../../games/huntik/powers/editing/say.ts';
import { fieldsOf, placeAt, shapeOf } from '../../../../games/huntik/powers/editing/shape.ts';
import { trailTo, type Step } from '../../../../games/huntik/powers/editing/trail.ts';
import type { EditorTexts } from '../../../../games/huntik/texts/editor.ts';
import { editorTexts } from './texts.svelte.ts';

export class Editing {
  #root: Piece;
  #at = $state.raw<Path>([]);
  #choosing = $state.raw<Path | null>(null);
  readonly #onchange: (root: Piece) => void;

  constructor(root: Piece, onchange: (root: Piece) => void) {
    this.#root = $state.raw(root);
    this.#onchange = onchange;
  }

  get t(): EditorTexts {
    return editorTexts.current;
  }
  get root(): Piece {
    return this.#root;
  }
  /** The part that is looked at. */
  get at(): Path {
    return this.#at;
  }
  /** The hole for which a piece is being chosen. */
  get choosing(): Path | null {
    return this.#choosing;
  }

  /** The pages above the one that is looked at, the whole power first. */
  get above(): readonly Step[] {
    const trail = [{ at: [], label: this.t.ui.kindOf.power }, ...trailTo(this.t, 'power', this.#root, this.#at)];
    return this.#choosing === null ? trail.slice(0, -1) : trail;
  }

  piece(at: Path): Piece | undefined {
    return pieceAt(this.#root, at);
  }
  hole(at: Path): HoleName {
    const place = placeAt('power', this.#root, at);
    if (place === undefined) throw new Error(`no hole is at ${at.join('.')}`);
    return place.hole;
  }
  say(at: Path): string | null {
    return sayAt(this.t, this.#root, at);
  }

  edit(edit: Edit): void {
    this.#root = editedLikely('power', this.#root, edit);
    this.#onchange(this.#root);
  }

  open(at: Path): void {
    this.#at = at;
    this.#choosing = null;
  }
  choose(at: Path): void {
    this.#choosing = at;
  }
  back(): void {
    if (this.#choosing !== null) this.#choosing = null;
    else this.#at = this.above.at(-1)?.at ?? [];
  }

  /** A part that was not there: begun, and looked at where there is something to say about it. */
  begin(at: Path): void {
    const hole = holeNamed(this.hole(at));
    if (hole.is === 'shapes' && typeof at.at(-1) === 'number' && hole.shapes.length > 1) {
      this.choose(at);
      return;
    }
    this.edit({ at, do: 'begin' });
    if (hole.is === 'shapes' || (hole.is === 'list' && typeof at.at(-1) === 'number')) this.open(at);
  }

  /** What was chosen for the hole: its parts come next, where it has any. */
  took(shape: string): void {
    const at = this.#choosing ?? this.#at;
    this.edit({ at, do: 'choose', shape });
    const piece = this.piece(at);
    const parts = piece === undefined ? [] : fieldsOf(shapeOf(this.hole(at), piece));
    if (parts.length > 0) this.open(at);
    else this.#choosing = null;
  }
}
