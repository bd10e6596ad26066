/** Words in a legal name that change the course of a test filing. They have no effect in live mode. */
export const outcomeWords = ['NAMETAKEN', 'NEEDSINFO', 'RENAME', 'STALL'] as const;
export type OutcomeWord = (typeof outcomeWords)[number];

/** In capitals, so that a name like Installers, LLC triggers nothing. */
export function hasOutcomeWord(legalName: string, word: OutcomeWord): boolean {
  return legalName.includes(word);
}
