/** From what a browser throws to what the port says. */
import type { StoreFailure } from './port.ts';

/** A failure that is known by the time it is thrown, such as an answer that did not come. */
export class KnownFailure extends Error {
  readonly failure: StoreFailure;

  constructor(code: StoreFailure['code'], message: string) {
    super(message);
    this.failure = { code, message };
  }
}

/**
 * The error and those inside it, the outermost first. Dexie wraps the browser's own: a quota error hides in an
 * AbortError, and those of bulk operations in a list.
 */
function errorsIn(error: unknown): Error[] {
  if (!(error instanceof Error)) return [];
  const inner: unknown = 'inner' in error ? error.inner : undefined;
  const failures: unknown = 'failures' in error ? error.failures : undefined;
  const within: readonly unknown[] = Array.isArray(failures) ? [inner, ...(failures as unknown[])] : [inner];
  return [error, ...within.flatMap((one) => (one === error ? [] : errorsIn(one)))];
}

const isNamed = (error: unknown, names: readonly string[]): boolean =>
  errorsIn(error).some(({ name }) => names.includes(name));

/** What went wrong, in the port's words and the browser's. */
export function failureOf(error: unknown): StoreFailure {
  if (error instanceof KnownFailure) return error.failure;
  const innermost = errorsIn(error).at(-1);
  const message = innermost === undefined ? String(error) : `${innermost.name}: ${innermost.message}`;
  if (isNamed(error, ['QuotaExceededError'])) return { code: 'full', message };
  if (isNamed(error, ['DatabaseClosedError'])) return { code: 'closed', message };
  return { code: 'failed', message };
}

/** What a browser throws at the opening where it keeps nothing for this page: private windows, storage switched off. */
const NO_STORAGE = ['SecurityError', 'InvalidStateError', 'MissingAPIError', 'NotSupportedError', 'TypeError'];

export function openingFailureOf(error: unknown): StoreFailure {
  const failure = failureOf(error);
  return failure.code === 'failed' && isNamed(error, NO_STORAGE) ? { ...failure, code: 'unavailable' } : failure;
}

/** The connection died under us: worth one new connection and one more try. A full disk is not. */
export const isConnectionTrouble = (error: unknown): boolean =>
  !isNamed(error, ['QuotaExceededError']) &&
  isNamed(error, ['UnknownError', 'InvalidStateError', 'DatabaseClosedError']);

/** An abort says nothing about the connection; a read can simply be asked again. */
export const isAbort = (error: unknown): boolean => isNamed(error, ['AbortError']);

/** The promise's answer, or a failure when it takes longer: a browser may never answer, and a person must not wait for it. */
export async function within<T>(milliseconds: number, late: StoreFailure, promise: PromiseLike<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new KnownFailure(late.code, late.message)), milliseconds);
  });
  try {
    return await Promise.race([promise, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
