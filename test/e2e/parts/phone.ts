/** A phone in somebody's hand: what is on its screen, what its language calls things, and how often it was tapped. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '../../../src/texts/language.ts';
import { WORDS, type Words } from './words.ts';

export class Phone {
  readonly page: Page;
  readonly words: Words;
  #taps = 0;

  constructor(page: Page, language: Language = 'en') {
    this.page = page;
    this.words = WORDS[language];
  }

  /** Since the count was last begun. */
  get taps(): number {
    return this.#taps;
  }

  countFromHere(): void {
    this.#taps = 0;
  }

  async tap(target: Locator): Promise<void> {
    await target.tap();
    this.#taps += 1;
  }

  /** The sheet that lies on top. */
  get sheet(): Locator {
    return this.page.getByRole('dialog').last();
  }

  /** By the words on it, all of them. */
  button(name: string, within: Locator | Page = this.page): Locator {
    return within.getByRole('button', { name, exact: true });
  }

  /** Waits until no sheet lies over the screen. */
  async sheetsAreClosed(): Promise<void> {
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }

  async closeSheet(): Promise<void> {
    await this.tap(this.button(this.words.app.parts.close, this.sheet).first());
  }

  async goHome(): Promise<void> {
    await this.tap(this.page.getByTestId('home'));
    await this.page.getByRole('heading', { name: 'Tablekeeper' }).waitFor();
  }
}
