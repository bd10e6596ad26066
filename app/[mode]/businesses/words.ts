import type { Business } from '#lib/contract/business';
import { shownCount } from '#lib/rules/list/shown-count';
import { theState } from '#lib/rules/the-state';

/** The sentences of the list of businesses, of the record of one, and of adding one. */
export const businessListWords = {
  title: 'Businesses',
  description:
    'See where each business is registered, what is in progress, and whether its record is complete.',
  form: 'Form an LLC',
  add: 'Add a business',
  importFile: 'Import a file',
  yes: 'Yes',
  no: 'No',
  addedByYou: 'Added by you',
  nameOrNumber: 'Name or number',
  homeState: 'Home state',
  anyState: 'Any state',
  registeredIn: 'Registered in',
  pendingFiling: 'Pending filing',
  any: 'Any',
  canQualify: 'Can qualify',
  status: 'Status',
  anyButCanceled: 'All except canceled',
  count: (total: number) => `${shownCount(total)} ${total === 1 ? 'business' : 'businesses'}`,
  matches: (count: string, total: number) => `${count} ${total === 1 ? 'matches' : 'match'}`,
  business: 'Business',
  number: (number: string) => `No. ${number}`,
  noNumber: 'No number yet',
  pending: 'Pending',
  nextStep: 'Next step',
  qualify: 'Qualify',
  complete: 'Complete',
  inAnotherState: ' in another state:',
  theRecord: ' the record:',
  noMatch: 'No businesses match these filters',
  noMatchDetail: 'Search for the first letters of a word in the name, or for the whole registration number.',
  none: 'No businesses yet',
  addByApi: 'Add them through the API',
  noneDetail:
    'Enter each business once, as its home state has it on record. Every registration in another state starts from that record, so you never type anything twice.',
  homeRecord: 'Home state record',
  registrationIn: 'Registration in ',
  businessId: 'business ID',
  qualifyElsewhere: 'Qualify in another state',
  completeRecord: 'Complete the record',
  editRecord: 'Edit the record',
} as const;

/** A registration that was made before, or by another service. */
export const registrationWords = {
  add: 'Add a registration',
  title: (business: string) => `Add a registration of ${business}`,
  detail:
    'For a state where the business is registered already. Nothing is filed. What the state asks for regularly comes onto the calendar from its next date. What was due only once, before today, is left out.',
  state: 'State',
  chooseState: 'Choose a state',
  noState: 'Choose a state.',
  number: 'Registration number',
  numberHint: 'Enter the number that this state assigned to the company.',
  date: 'Registered on',
  noDate: 'Enter the day on which the state registered the business.',
  submit: 'Add the registration',
  added: (state: string) => `The registration in ${theState(state)} is on record`,
  removal: (business: string, state: string) => ({
    remove: 'Remove the registration',
    title: `Remove the registration of ${business} in ${theState(state)}?`,
    detail: `For one that was entered by mistake. Nothing is sent to ${theState(state)}. Its reports and taxes leave the calendar, and the business can be qualified there.`,
    keep: 'Keep it',
    removed: `The registration in ${theState(state)} was removed`,
  }),
} as const;

/** The same for a business that is registered in no other state. */
export const removalOf = (business: string) => ({
  remove: 'Remove',
  title: `Remove ${business} from your records?`,
  detail:
    'For a business that was added by mistake. Nothing is sent to a state. It leaves your lists, and its dates leave the calendar. You cannot undo this.',
  keep: 'Keep it',
  removed: `${business} was removed`,
});

export const businessPageWords = {
  sayWho: 'Name the new agent',
  underReview: 'We are reviewing your answer',
  tookOver: (agent: string) => `${agent} took over`,
  endRequested: 'End requested',
  ended: 'Ended',
  state: 'State',
  status: 'Status',
  agent: 'Agent',
  servedBy: 'Served by',
  us: 'Us',
  another: 'Another agent',
  since: 'Since',
  endOfService: 'End of service',
  noAgent: 'No registered agent yet.',
  noAgentDetail: 'Each qualification names an agent: Statehouse, or one you choose.',
  after: 'After registration',
  standing: (good: number, due: number) => {
    const dues = due === 1 ? '1 report or tax is due.' : `${due || 'No'} reports or taxes are due.`;
    return good === 0 ? dues : `Up to date in ${good} ${good === 1 ? 'state' : 'states'}. ${dues}`;
  },
  openCalendar: 'Open the calendar',
  allDates: (total: number) => `See all ${shownCount(total)} reports and taxes`,
  what: 'What',
  agents: 'Registered agents',
  noFilings: 'No filings yet.',
  noFilingsDetail: 'You will see each registration in another state here, from submission to certificate.',
  filings: 'Filings',
  filingEnding: (id: string) => `, filing …${id.slice(-8)}`,
  allFilings: (total: number) => `See all ${shownCount(total)} filings`,
  happening: 'What’s happening',
  due: 'Due',
  submitted: 'Submitted',
  fee: 'Estimate, USD',
  charged: 'Charged, USD',
  where: 'Where this business is registered',
  registrations: 'Registrations',
  record: 'Record',
  onFileSince: 'On file since',
  lastChanged: ', last changed',
  owners: 'Owners',
  ownersDetail: 'Each registration starts with these owners.',
  noOwner: 'No owners on record.',
  documents: 'Documents',
  completeFor: (count: number) => `Record complete for ${count} more ${count === 1 ? 'state' : 'states'}`,
  upload: 'Upload',
  onFile: 'Documents on file',
  noDocuments: 'No documents on file.',
  noDocumentsDetail:
    'Some states ask for a certificate of good standing. You can choose any document on file in the form.',
  addDocument: 'Add a document',
  file: 'File',
  isOnFile: (kind: string) => `${kind} is on file`,
  edit: 'Edit the record',
  editTitle: (name: string) => `Edit ${name}`,
  editDetail: 'Filings take the marked facts from this record and from nowhere else.',
  pendingFilings: (count: number) =>
    `${count === 1 ? 'One filing is' : `${count} filings are`} in progress with the record as it was. Your changes apply to later filings.`,
  ownedFacts:
    'The legal name, the states, the formation date, and the number and date of the registration come from the filing. You cannot edit them.',
  canceledFacts:
    'This registration is canceled. Its legal name, states, formation date, number, and date stay as they were. You cannot edit them.',
  endService: 'End service',
  endTitle: (name: string, state: string) =>
    `End registered agent service for ${name} in ${theState(state)}?`,
  askToEnd: 'Request the end',
  keepService: 'Keep service',
  endsAlready: (state: string) =>
    `The end of the service in ${theState(state)} was requested already. The page now shows how it stands.`,
  endDetail: (state: string) =>
    `We open a case and ask you who takes over and when. Until it is resolved, we keep receiving documents for the company in ${theState(state)}. Without an agent on record, the state may end the registration.`,
  reason: 'Reason',
  reasonMissing: 'Enter the reason to end the service.',
  statesOf: (name: string) => `States of ${name}`,
  qualifyHere: 'not registered: qualify here',
  notRegistered: 'not registered',
} as const;

export const businessFormWords = {
  takeRecord: 'Use the saved record',
  startAnew: 'Start over',
  isBack: 'We restored what you typed before and did not save.',
  saveKey: 'Save (Ctrl Enter)',
  save: 'Save the record',
  add: 'Add business',
  cancel: 'Cancel',
  kept: 'This tab keeps what you type until you save.',
  needs: 'What every filing needs',
  onRecord: ({ legal_name, registration_number }: Pick<Business, 'legal_name' | 'registration_number'>) =>
    `${legal_name} is on record already${registration_number ? `, with the number ${registration_number}` : ''}`,
  openRecord: 'Open that record',
  addTwin:
    'A company with two records can be filed in a state twice. If this is another company, press Add business again.',
  changed: {
    reload: 'Load the latest record',
    detail:
      'Someone else saved this record after you opened it. Your changes were not saved. Load the latest record, and we will show what you typed over it so that you can compare.',
  },
  saved: (name: string, isEdit: boolean) => `${name} is ${isEdit ? 'saved' : 'on record'}`,
} as const;

export const registerWords = {
  dateFact: 'formation date',
  taken: (state: string) => `Filled in from the register of ${theState(state)}`,
  checkEach: 'Check each one against the documents of the company, and add what is missing.',
  status: (status: string) => `The register lists this company as “${status}”`,
  statusDetail: 'A state may refuse to qualify a company that is not in good standing in its home state.',
  description:
    'Add the business as its home state has it on record. Find it in the register or type it in. Three facts are enough to start.',
  find: 'Find the business in the register',
  companies: 'Companies in the register',
  record: 'The record',
  checkFound: 'Check what we found, and add what is missing.',
  typeIn: 'Not in the register? Type it in.',
  tryAgain: 'Try again',
  typeBelow: 'You can type the record in below.',
  noMatch: (query: string) => `The register has no match for “${query}”`,
  noMatchDetail: 'Try fewer words or the number, or type the record in below.',
  legalName: 'Legal name',
  number: 'Number',
  state: 'State',
  statusHead: 'Status',
  formed: 'Formed',
  use: 'Use',
  onRecord: 'On record',
  useThis: 'Use this',
  closest: (count: number) =>
    `These are the ${count} closest matches. Add words or choose a state to narrow the search.`,
  nameOrNumber: 'Name or number',
  homeState: 'Home state',
  anyState: 'Any state',
  search: 'Search the register',
} as const;
