/** The sentences of the list of plans, and of every page of a plan that does not open. */
export const planListWords = {
  refused: 'Refused. Open it to read why.',
  title: 'Plans',
  form: 'Form an LLC',
  qualify: 'New qualification',
  description:
    'Filings that you have started and not sent yet. Everyone in your organization can continue them.',
  none: 'No plans yet',
  noneDetail:
    'A plan keeps what you enter until you send it. You or a colleague can leave it and come back at any time.',
  count: (count: number, areAll: boolean) =>
    count === 1 ? '1 plan' : `${areAll ? count : `${count} of your`} plans, last changed first.`,
  waiting: (count: number, areAll: boolean) =>
    count === 1
      ? '1 submission waits for an approval.'
      : `${areAll ? count : `More than ${count}`} submissions wait for an approval.`,
  seeWaiting: 'See what is waiting',
  formationOfLlc: 'Formation of an LLC',
  notDeleted: (why: string) => `The plan was not deleted: ${why}`,
  notRestored: (why: string) => `The plan was not restored: ${why}`,
  deleted: (business: string, states: string) => `Plan of ${business} in ${states} deleted`,
  business: 'Business',
  type: 'Type',
  state: 'State',
  manyStates: (count: number) => `${count} states`,
  answered: 'Answered',
  answeredOf: {
    questions: (business: string) => `Questions answered for ${business}`,
    states: (business: string) => `States ready or sent for ${business}`,
  },
  progressOf: (business: string) => `Progress of ${business}`,
  units: { questions: 'questions', states: 'states' },
  notKnown: 'Not available right now',
  lastChange: 'Last change',
  delete: 'Delete',
  thePlanOf: 'the plan of',
} as const;
