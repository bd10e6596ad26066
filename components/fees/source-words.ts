/** The names of sources. Every question of a form uses them, so they are separate from the words of fees. */
export const sourceWords = {
  source: 'Source',
  none: 'No citation on record',
  noneSentence: 'No citation on record.',
  of: (title: string, date: string) => `Source: ${title}${date}.`,
} as const;
