import type { Jurisdiction } from '#lib/contract/requirement';
import { theState, theStateFirst } from '#lib/rules/the-state';

/** The sentences with which a plan begins: the choice of its business and its states. */
export const planStartWords = {
  qualifyDescription:
    'Choose the business and one state or many. The questions of the states open next. We answer what we can from the business record and from earlier filings, and save as you go. Nothing is sent until you send it.',
  formDescription:
    'Choose the state. Its form opens next and is saved as you go. Nothing is sent until you send it. We create the business record when you do.',
  search: 'Search',
  searchHint: 'Search by name or registration number.',
  searchFailed: 'The search did not work',
  noMatch: (q: string) => `No business matches “${q}”`,
  clearSearch: 'Clear the search',
  number: (number: string) => `, number ${number}`,
  firstOf: (count: number, isSearch: boolean) =>
    `The first ${count} ${isSearch ? 'matches' : 'businesses'}. Type to narrow the list.`,
  businesses: (count: number) => (count === 1 ? '1 business' : `${count} businesses`),
  whichBusiness: 'Which business?',
  noBusiness: 'No businesses yet',
  addBusiness: 'Add a business',
  noBusinessDetail:
    'A business is the company as its home state has it on record. Enter it once, and we fill in every form from it.',
  theBusiness: 'The business',
  chooseAnother: 'Choose another',
  alreadyPlanned: 'There is already a plan',
  continueIn: 'Continue in',
  lastChangedBy: ', last changed by',
  plannedFor: (state: string) => `There is already a plan for ${theState(state)}`,
  onlyOne: (by: string, state: string) =>
    `${by} changed it last. A business can register in ${theState(state)} only once, so you can send only one of the two.`,
  continuePlan: 'Continue that plan',
  startSecond: 'Start a second plan',
  notQualified: (business: string) => `${business} cannot be qualified in other states`,
  isHome: 'the home state',
  isRegistered: 'already registered',
  isUnderWay: 'a filing is in progress',
  isNotSupported: 'not supported yet',
  feeAndDays: (fee: string, days: string) => `State fee ${fee} USD. ${days}.`,
  needsFirst: ({ label, max_age_days: days, age_in_words }: NeededDocument) => {
    const age = days === null ? age_in_words : `at most ${days} days old`;
    return `Needs first: ${label}${age ? ` (${age})` : ''}.`;
  },
  chooseState: 'Choose a state.',
  whichState: 'Which state?',
  homeState: 'Choose the state to form the LLC in. It becomes the home state.',
  whichStates: 'Which states?',
  nextStates:
    'Choose one state or many to register the business in: on the map, from the list, or by typing.',
  chooseStates: 'Choose at least one state.',
  typeStates: 'Type or paste states',
  typeStatesHint: 'For example: NY, NJ CA, or Texas.',
  addStates: 'Add',
  cannotChoose: (state: string, why: string) => `${theStateFirst(state)} cannot be chosen: ${why}.`,
  notAState: (typed: readonly string[]) =>
    typed.length === 1
      ? `“${typed[0]}” is not a state.`
      : `These are not states: ${typed.map((one) => `“${one}”`).join(', ')}.`,
  noneChosen: 'No state chosen yet.',
  chosenStates: (count: number, names: string, fee: string, days: string) =>
    `${count} states: ${names}. State fees ${fee} USD in total. ${days}`,
  needDocuments: (count: number) =>
    `${count} of them ${count === 1 ? 'needs' : 'need'} a document first, for example a certificate of good standing.`,
  clearStates: 'Clear',
  asList: 'All states as a list',
  addToPlan: 'Add states',
  addToPlanDescription: (business: string) =>
    `What the plan of ${business} has already stays as it is. Choose the states to add.`,
  isInPlan: 'already in this plan',
  addThese: (count: number) => (count === 1 ? 'Add 1 state to the plan' : `Add ${count} states to the plan`),
  backToPlan: 'Back to the plan',
  changedMeanwhile: 'A colleague changed the plan at the same moment. Press the button again.',
  buildPlan: (count: number) => `Build a plan for ${count} states`,
  continuePlanFor: (states: string) => `Continue the plan for ${states}`,
  states: 'States',
  state: 'State',
  emptyState: 'Choose a state',
  openForm: (state?: string) => (state ? `Open the ${state} form` : 'Open the form'),
  notOpen: 'Not available yet',
  notOpenToBusiness: 'Not available to this business',
} as const;

type NeededDocument = Jurisdiction['formation']['documents_needed'][number];
