import { theState } from '#lib/rules/the-state';

/** The sentences above the answers of one state of a plan. */
export const planStateWords = {
  description: (state: string, states: number, mayChange: boolean) =>
    `One of the ${states} states of the plan.${mayChange ? ` An answer that you change here counts for ${theState(state)} only.` : ''}`,
} as const;
