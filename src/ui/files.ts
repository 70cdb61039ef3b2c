/** Files out of the app and into it. */

const TYPE = 'application/json';

/** Such as `tablekeeper-2026-11-30.json`. */
export function fileName(at: number, what?: string): string {
  const day = new Date(at).toISOString().slice(0, 10);
  const about = what === undefined ? '' : `${what.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 40)}-`;
  return `tablekeeper-${about}${day}.json`;
}

/** Hands a file to the browser, which saves it where it saves downloads. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: TYPE }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the file only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

const shareable = (name: string, texts: readonly string[]): ShareData => ({
  files: texts.map((text, index) => new File([text], index === 0 ? name : `${index + 1}-${name}`, { type: TYPE })),
});

/** Whether this browser hands files to other apps; plain http has no share at all. */
export const canShare = (): boolean => 'canShare' in navigator && navigator.canShare(shareable('a.json', ['{}']));

/** @returns false where somebody thought better of it, or the browser did. */
export async function shareFiles(name: string, texts: readonly string[]): Promise<boolean> {
  try {
    await navigator.share(shareable(name, texts));
    return true;
  } catch {
    return false;
  }
}
