/** Words in a legal name that make a test filing take a turn. They do nothing in live mode. */
export const outcomeWords = ['NAMETAKEN', 'NEEDSINFO', 'RENAME', 'STALL'] as const;
export type OutcomeWord = (typeof outcomeWords)[number];

/** The word must stand by itself: RENAMED and INSTALL trigger nothing. Capitals do not matter. */
export function hasOutcomeWord(legalName: string, word: OutcomeWord): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'iu').test(legalName);
}
