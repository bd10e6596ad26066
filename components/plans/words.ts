/** What a person reads beside the form of a plan: where a value came from. */
export const planWords = {
  source: {
    enteredBy: 'Entered by',
    forThisPlan: 'for this plan only.',
    entered: 'Entered here, for this plan only. ',
    restore: 'Use the recorded value',
    checked: (day: string) => `, checked ${day}`,
  },
} as const;
