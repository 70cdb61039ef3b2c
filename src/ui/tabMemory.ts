/**
 * What is being put together and is not said yet, kept by the tab: it outlives a glance at another screen and a reload.
 * Where the browser keeps nothing for a tab, it lasts as long as the page.
 */
const page = new Map<string, string>();

function storage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    // Forbidden by the reader's settings.
    return undefined;
  }
}

/** Keeps a plain value under a name, in place of the last one. */
export function keep(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  page.set(name, text);
  try {
    storage()?.setItem(name, text);
  } catch {
    // The tab's quota is used up; the page still has it.
  }
}

/** What was kept under a name, as a foreign value; undefined where nothing was, or nothing that can be read. */
export function kept(name: string): unknown {
  const text = page.get(name) ?? storage()?.getItem(name);
  if (text === undefined || text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
