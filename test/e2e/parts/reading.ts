/** What a screen says. */
import type { Page } from '@playwright/test';

/** Every text on the screen that has a word in it, and every name, title and hint that is read out. */
export const wordsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (!(node instanceof Element) || !node.checkVisibility()) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) said.push(node.getAttribute(name) ?? '');
      for (const child of node.childNodes) {
        if (child.nodeType === Node.TEXT_NODE) said.push(child.textContent ?? '');
      }
    }
    return said.map((text) => text.trim()).filter((text) => /\p{L}{2}/u.test(text));
  });
