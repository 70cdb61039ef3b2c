/** A journey: a phone with the app opened on it, which must not complain on the way. */
import { expect, test as base } from '@playwright/test';
import { bestLanguage } from '../../../src/texts/language.ts';
import { Phone } from './phone.ts';
import { openApp } from './start.ts';

type Journey = {
  phone: Phone;
  /** Complaints that belong to the journey. */
  complaints: readonly RegExp[];
};

export const test = base.extend<Journey>({
  complaints: [[], { option: true }],
  phone: async ({ page, locale, complaints }, use) => {
    const heard: string[] = [];
    const hear = (text: string) => {
      if (!complaints.some((pattern) => pattern.test(text))) heard.push(text);
    };
    page.on('pageerror', ({ message }) => hear(message));
    page.on('console', (message) => {
      if (message.type() === 'error') hear(message.text());
    });
    const phone = new Phone(page, bestLanguage(locale === undefined ? [] : [locale]));
    await openApp(phone);
    await use(phone);
    expect(heard).toEqual([]);
  },
});

export { expect };
