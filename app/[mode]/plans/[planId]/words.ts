import { theState } from '#lib/rules/the-state';

/** The sentences of the form of one state. */
export const planFormWords = {
  law: 'The law behind this form',
  refused: 'Not sent the last time',
  afterFiling: (state: string, step: string) => `What ${theState(state)} requires after ${step}`,
  due: (due: string) => ` Due ${due}.`,
  lastContact: 'used last time',
  organizerOf: (company: string) => `organizer of ${company}`,
  officeOf: (company: string) => `office of ${company}`,
  fee: 'Fee',
  byCard: (amount: string) => `${amount} USD by card`,
  soFar: (amount: string) => `${amount} USD so far`,
  noSum: 'needs more answers',
  estimated: (sum: string) => `Estimated fee: ${sum}`,
  noSumTitle: 'The fee needs these answers',
  feeFailed: 'The fee could not be calculated',
  feeFailedDetail: 'You can still fill in the form.',
  missingFacts: 'The business record is missing what every filing needs',
  completeRecord: 'Complete the business record',
  description: (type: string, state: string) =>
    `${type} in ${theState(state)}. Saved as you go, for you and your colleagues, until you send it.`,
  formNumber: (number: string) => ` (form ${number})`,
  taxIdLater: 'You enter the SSN or ITIN of the responsible party when you send. No plan keeps it.',
  missing: (count: number, state: string) =>
    count === 0
      ? `All answers for ${theState(state)}`
      : `${count} ${count === 1 ? 'answer' : 'answers'} for ${theState(state)}`,
  responsibleParty: 'responsible party',
  review: 'Check and send',
  company: 'Company',
  people: 'People',
  agent: 'Registered agent',
  state: 'State questions',
  documents: 'Documents',
  ein: 'Employer Identification Number',
  timing: 'Timing',
  daysFromToday: (days: number) => `${days} days from today`,
  formationDay: 'the day the company was formed',
  aYear: 'a year from today',
  twoYears: 'two years from today',
} as const;

/** The sentences about the states of a plan that were sent already. */
export const underWayWords = {
  all: 'Every state of this plan is on its way',
  some: (states: number) => (states === 1 ? '1 state is on the way' : `${states} states are on the way`),
  seeProgress: 'See the progress',
} as const;
