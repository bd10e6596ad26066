/** What a person reads beside the form of a plan: what is saved, where a value came from, what is done. */
export const planWords = {
  source: {
    enteredBy: 'Entered by',
    forThisPlan: 'for this plan only.',
    entered: 'Entered here, for this plan only. ',
    restore: 'Use the recorded value',
    checked: (day: string) => `, checked ${day}`,
  },
  parts: {
    title: 'Sections of this form',
    count: (done: number, total: number) => `${done} of ${total} complete`,
    complete: 'Complete',
    faults: (count: number) => `${count} ${count === 1 ? 'answer' : 'answers'} to correct`,
    untouched: 'Not started',
    begun: 'Started, not complete:',
  },
} as const;
