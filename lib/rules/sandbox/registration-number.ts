/**
 * A number for documents marked TEST, in a format like the states' own: the same seed gives the same number. It is
 * registered nowhere, and the documents say so.
 */
export function registrationNumberFor(jurisdiction: string, seed: string): string {
  const spread = hash(`${jurisdiction}:${seed}`);
  return `8${String(spread % 100_000_000).padStart(8, '0')}`;
}

/** An Employer Identification Number for a test company. No real one begins with 00. */
export function einFor(seed: string): string {
  return `00-${String(hash(`ein:${seed}`) % 10_000_000).padStart(7, '0')}`;
}

/** FNV-1a, 32 bits: only for an even spread, not for secrets. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
}
