/** Words in a legal name that make a test filing take a turn. They do nothing in live mode. */
export const outcomeWords = ['NAMETAKEN', 'NEEDSINFO', 'RENAME', 'STALL'] as const;
export type OutcomeWord = (typeof outcomeWords)[number];

/** In capitals, so that a name such as Installers, LLC triggers nothing. */
export function hasOutcomeWord(legalName: string, word: OutcomeWord): boolean {
  return legalName.includes(word);
}
