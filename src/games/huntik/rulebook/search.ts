import { fold } from '../folding.ts';
import { RULE_NUMBERS, type RuleNumber } from './numbers.ts';
import type { Rulebook } from './rulebook.ts';

/** The words of a text; a rule number such as 403.4a is one word. */
const words = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}]+(?:\.[\p{L}\p{N}]+)*/gu) ?? [];

/**
 * Finds rules by number and by word.
 *
 * @param book the rulebook in the reader's language
 * @param query what was typed: the beginning of a number (`403`, `403.4a`), beginnings of words, or both
 * @returns the rules in which every typed word begins the number or a word of the text: those found by number first, then
 * in rulebook order; every rule for an empty query
 */
export function searchRules(book: Rulebook, query: string): RuleNumber[] {
  const wanted = words(query);
  const byNumber: RuleNumber[] = [];
  const byWord: RuleNumber[] = [];
  for (const number of RULE_NUMBERS) {
    const found = [number, ...words(book.rules[number])];
    if (!wanted.every((beginning) => found.some((word) => word.startsWith(beginning)))) continue;
    if (wanted.some((beginning) => number.startsWith(beginning))) byNumber.push(number);
    else byWord.push(number);
  }
  return [...byNumber, ...byWord];
}
