/** How a source is named. Each question of a form does, so these stand apart from the words of fees. */
export const sourceWords = {
  source: 'Source',
  none: 'No citation on record',
  noneSentence: 'No citation on record.',
  of: (title: string, date: string) => `Source: ${title}${date}.`,
} as const;
