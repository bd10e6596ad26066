/** The sentences above the answers of one state of a plan. */
export const planStateWords = {
  description: (state: string, states: number) =>
    `One of the ${states} states of the plan. An answer that you change here counts for ${state} only.`,
} as const;
