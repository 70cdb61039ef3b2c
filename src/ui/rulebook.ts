/** A game's rulebook as the screens read it. */
import type { Language } from '../texts/language.ts';
import type { RulebookView, RuleText } from './games.ts';

type Book<Section extends string, Rule extends string> = {
  readonly sections: Readonly<Record<Section, string>>;
  readonly rules: Readonly<Record<Rule, string>>;
};

export type RulebookSource<Section extends string, Rule extends string> = {
  readonly sections: readonly { readonly number: Section }[];
  readonly rules: readonly Rule[];
  readonly reconstructed: ReadonlySet<Rule>;
  readonly search: (book: Book<Section, Rule>, query: string) => readonly Rule[];
  readonly books: Readonly<Record<Language, () => Promise<Book<Section, Rule>>>>;
};

/** Puts the rules of one language under the sections that they are numbered after: 403.4a stands in 403. */
export async function readRulebook<Section extends string, Rule extends string>(
  source: RulebookSource<Section, Rule>,
  language: Language,
): Promise<RulebookView> {
  const book = await source.books[language]();
  const texts = new Map<string, RuleText>(
    source.rules.map((number) => [
      number,
      { number, text: book.rules[number], reconstructed: source.reconstructed.has(number) },
    ]),
  );
  return {
    sections: source.sections.map(({ number }) => ({
      number,
      title: book.sections[number],
      rules: [...texts.values()].filter((rule) => sectionOf(rule.number) === number),
    })),
    rule: (number) => texts.get(number),
    search: (query) => source.search(book, query),
  };
}

export const sectionOf = (rule: string): string => rule.split('.')[0] ?? rule;
