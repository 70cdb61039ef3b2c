import type { Reason, Reasons } from '../reasons.ts';
import type { Seat } from '../vocabulary.ts';

/** A player in a sentence: as its first words, and further inside. */
export type Player = { readonly start: string; readonly inside: string };

/** One sentence per reason to refuse; `who` names the players. */
export type RefusalWords = { readonly [R in Reason]: (params: Reasons[R], who: (seat: Seat) => Player) => string };
