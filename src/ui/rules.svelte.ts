/** The rule that lies open over the screen, if any. */
class RuleReader {
  #rule = $state<string | null>(null);
  #turned = $state(false);

  get rule(): string | null {
    return this.#rule;
  }

  /** It faces whoever asked. */
  get turned(): boolean {
    return this.#turned;
  }

  open(rule: string, turned = false): void {
    this.#rule = rule;
    this.#turned = turned;
  }

  close(): void {
    this.#rule = null;
  }
}

export const ruleReader = new RuleReader();
