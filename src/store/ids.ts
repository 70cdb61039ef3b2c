/** A new id that no other phone makes either. `crypto.randomUUID` is kept from insecure origins; this is not. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
