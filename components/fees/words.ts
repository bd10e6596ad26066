/** The sentences about a fee and its sources. */
export const feeWords = {
  confidence: {
    disagree: 'Sources disagree. We show the figure from the law or from the office.',
    secondary: 'From a secondary source; the state’s fee schedule decides.',
    disagreeAnd: (rest: string) => `Sources disagree. ${rest}`,
  },
  range: {
    open: (from: string) => `${from} or more`,
    closed: (from: string, to: string) => `${from} to ${to}`,
  },
  /** Beside an amount that is not the whole fee. */
  gap: { answers: 'plus lines that need more answers', office: 'plus a fee that the office must quote' },
  answers: {
    missing: (label: string) => `Answer this question: ${label}.`,
  },
} as const;
