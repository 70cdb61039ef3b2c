/** The rule that lies open over the screen, if any. */
class RuleReader {
  #rule = $state<string | null>(null);

  get rule(): string | null {
    return this.#rule;
  }

  open(rule: string): void {
    this.#rule = rule;
  }

  close(): void {
    this.#rule = null;
  }
}

export const ruleReader = new RuleReader();
