import { formatCivilDate } from '#components/ui/format-time.ts';
import { theState, theStateFirst } from '#lib/rules/the-state';

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** The sentences of a plan for several states. */
export const planMatrixWords = {
  description: (states: number) =>
    `Foreign qualification in ${states} states. Saved as you go, for you and your colleagues, until you send it.`,
  send: 'Check and send',
  shared: 'Asked once for several states',
  sharedDetail: 'The answer goes to every state that uses it. Open a state to answer differently there.',
  nothingShared: 'Nothing to ask. We have every answer that the states share.',
  showAll: (questions: number) => `Show all ${questions} shared answers`,
  showMissing: 'Show only what is missing',
  startOfAll: (states: number) =>
    `This date goes to ${states === 2 ? 'both' : `all ${states}`} states. If business began on another date in one of them, open that state and enter it there.`,
  usedIn: (states: number) => `Used in ${states} states`,
  different: (states: number) => `Different for ${count(states, 'state', 'states')}`,
  ownAnswer: 'own answer',
  certificates: 'Certificates of good standing',
  certificatesDetail:
    'One certificate serves every state that accepts its age. Order it from the home state before you send.',
  upload: 'Upload a certificate',
  certificate: {
    states: 'States',
    age: 'How old it may be',
    order: 'Order by',
    onFile: 'On file',
    anyAge: 'No limit in days on record',
    days: (days: number) => `${days} days`,
    yes: (day: string | null) => (day ? `Yes, until ${formatCivilDate(day)}` : 'Yes'),
    no: 'Not yet',
    never: '—',
  },
  states: 'States of the plan',
  keys: 'Arrow keys move between the cells, and f goes to the next gap.',
  ready: (ready: number, left: number, all: number) =>
    `${ready} of ${left === all ? `${all} states` : `the ${count(left, 'state', 'states')} left`} are ready`,
  onlyOpen: 'Only states that are not ready',
  allReady: 'Every state is ready.',
  allReadyDetail: 'Check and send the plan, or show all its states.',
  failed: 'The states could not be loaded',
  failedDetail: 'What you entered is saved.',
  head: {
    state: 'State',
    missing: 'Missing',
    name: 'Name',
    documents: 'Documents',
    agent: 'Agent',
    tier: 'Speed',
    fee: 'Fee, USD',
    days: 'Business days',
    ready: 'Ready',
    remove: 'Remove',
  },
  removed: (state: string) => `${theStateFirst(state)} was removed from the plan`,
  notRemoved: (state: string) => `${theStateFirst(state)} was not removed`,
  notRestored: (state: string) => `${theStateFirst(state)} was not put back`,
  changedBy: (by: string, state: string) =>
    `${by} changed answers for ${theState(state)} while this page was open. They are shown now. Remove it again if you still want to.`,
  changedMeanwhile: 'A colleague changed the plan at the same moment. Try again.',
  nothing: 'Nothing',
  answers: (answers: number) => count(answers, 'answer', 'answers'),
  record: (facts: number) => `${count(facts, 'fact', 'facts')} of the record`,
  name: {
    clear: 'Available',
    conflict: 'Not available',
    consent: 'Taken, with a letter',
    not_checked: 'Not checked yet',
  },
  none: 'None',
  document: {
    missing: (documents: number, day: string | null) =>
      `${documents} needed${day ? `, order by ${formatCivilDate(day)}` : ''}`,
    onFile: (day: string | null) => (day ? `On file until ${formatCivilDate(day)}` : 'On file'),
  },
  agent: { service: 'Statehouse', named: 'Another', missing: 'Missing' },
  standard: 'Standard',
  feeGap: { answers: 'Needs answers', office: 'Ask the office' },
  days: ({ min, max, own }: { min: number; max: number; own: boolean }) =>
    `${min === max ? max : `${min} to ${max}`}${own ? ', as your last filings' : ''}`,
  notKnown: 'Not known',
  status: {
    ready: 'Ready',
    readyAgain: 'Ready again',
    notReady: 'Not ready',
    faults: (faults: number) => count(faults, 'problem', 'problems'),
  },
  total: 'Total',
  soFar: 'Total so far',
  payment: 'Total estimate',
  byCard: (amount: string) => `By card: ${amount} USD`,
  byAch: (amount: string) => `By ACH: ${amount} USD`,
  notWhole: (states: string) => `The whole fee is not known yet for ${states}.`,
  openGap: (column: string, state: string) => `, ${column}, ${state}`,
} as const;
