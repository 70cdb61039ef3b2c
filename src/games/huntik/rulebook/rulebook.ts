import type { RuleNumber, SectionNumber } from './numbers.ts';

/** The rulebook in one language, every section title and every rule in our own short words. */
export type Rulebook = {
  readonly sections: Readonly<Record<SectionNumber, string>>;
  readonly rules: Readonly<Record<RuleNumber, string>>;
};
