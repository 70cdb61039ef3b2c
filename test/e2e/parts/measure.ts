/** What a thumb needs: controls that are large enough, and nothing beside the screen. */
import type { Page } from '@playwright/test';

/** In pixels of the page. */
const THUMB = 44;

/** The controls that are smaller than a thumb, with their size; those a label belongs to are as large as their label. */
export const smallControls = (page: Page): Promise<string[]> =>
  page.evaluate((smallest) => {
    const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
    const controls = (sheet ?? document).querySelectorAll('button, a[href], input, select, textarea, summary');
    return [...controls].flatMap((control) => {
      const target = control.matches('input[type=checkbox], input[type=radio], input[type=file]')
        ? (control.closest('label') ?? control)
        : control;
      const { width, height } = target.getBoundingClientRect();
      if (!control.checkVisibility() || (Math.round(width) >= smallest && Math.round(height) >= smallest)) return [];
      const name = control.getAttribute('aria-label') ?? control.textContent;
      return [`${control.tagName} "${name.trim().slice(0, 40)}" ${width.toFixed(1)}×${height.toFixed(1)}`];
    });
  }, THUMB);

/** What sticks out of the screen sideways, or has to be scrolled sideways to be seen. */
export const sideways = (page: Page, width: number): Promise<string[]> =>
  page.evaluate((screen) => {
    const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
    const described = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      const words = element.textContent.trim().slice(0, 30);
      return `${element.tagName}.${element.className} "${words}" ${left.toFixed(0)}…${right.toFixed(0)}`;
    };
    const isCut = (element: Element) => {
      const { left, right, width: own } = element.getBoundingClientRect();
      return own > 1 && element.checkVisibility() && (right > screen + 1 || left < -1);
    };
    const isScrolled = (element: Element) =>
      element.scrollWidth > element.clientWidth + 1 &&
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) &&
      element.checkVisibility();
    const all = [...(sheet ?? document.body).querySelectorAll('*')];
    const found = all.filter((element) => isCut(element) || isScrolled(element)).map(described);
    const { scrollWidth } = document.documentElement;
    return scrollWidth > screen ? [`the page is ${scrollWidth} px wide`, ...found] : found;
  }, width);

/** Controls whose words are wider than they are: cut, or running into what stands beside them. */
export const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
    const controls = (sheet ?? document).querySelectorAll('button, a[href], label, summary');
    return [...controls]
      .filter((control) => control.checkVisibility() && control.scrollWidth > control.clientWidth + 1)
      .map(({ textContent, scrollWidth, clientWidth }) => `"${textContent.trim()}" ${scrollWidth} in ${clientWidth}`);
  });
