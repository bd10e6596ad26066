import { formatMoney } from '#lib/rules/fees/format-money';
import { theState } from '#lib/rules/the-state';

const filings = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'filing' : 'filings'}`;
const days = (count: number) => `${count} business ${count === 1 ? 'day' : 'days'}`;

/** "+15.55", "−7.50", "0.00" */
const signed = (amount: number) => `${amount > 0 ? '+' : ''}${formatMoney(amount)}`;

/** The sentences about what completed filings cost and how long they took. */
export const reportWords = {
  title: 'Fees and times',
  description:
    'What the states charged and how long your completed filings took, beside what was estimated and promised.',
  descriptionOfDesk:
    'What the states charged and how long the live filings of all partners took, beside what was estimated and promised.',
  filters: 'Which filings',
  months: 'Completed in',
  monthsOf: (count: string) =>
    `The last ${count === '12' ? 'year' : count === '24' ? '2 years' : `${count} months`}`,
  type: 'Type',
  anyType: 'Any type',
  speed: 'Speed',
  anySpeed: 'Standard and expedited',
  standard: 'Standard',
  expedited: 'Expedited',
  summary: (count: number, states: number) =>
    `${filings(count)} completed in ${states} ${states === 1 ? 'state' : 'states'}`,
  none: 'No filing has completed yet',
  noneDetail: 'The first one that completes appears here, with what it cost and how long it took.',
  noMatch: 'No filing like this completed',
  noMatchDetail: 'Choose a longer time, or any type of filing.',
  clear: 'Show all filings',
  inTest:
    'In test mode the sandbox moves filings by a timer, and nothing is charged. Live filings show what a state really takes.',
  time: 'How long filings took',
  timeDetail:
    'Business days from submission to completion. The days a filing waits for an answer count too. The promise is the last day of the state’s usual time, counted from the same submission.',
  timeTable: 'How long filings took, by state',
  timeChart: 'Business days from submission to completion, by state',
  timeChartDetail: (count: number) =>
    `A bar for each of ${count} ${count === 1 ? 'state' : 'states'}: its end is the median, the line behind it goes to the 90th percentile, and the diamond is the median of what was promised. The table below has every figure.`,
  money: 'What the states charged',
  moneyDetail:
    'Sums of the filings that have both an estimate and a charge. The estimate is the one by card. Above 0, the state took more than was estimated.',
  moneyTable: 'Estimated and charged, by state',
  moneyChart: 'Estimated and charged in US dollars, by state',
  moneyChartDetail: (count: number) =>
    `Two bars for each of ${count} ${count === 1 ? 'state' : 'states'}: the outlined one is the sum of the estimates, the filled one is what was charged. The table below has every figure.`,
  noMoney: 'No charge of these filings is recorded.',
  noMoneyInTest: 'Nothing is charged in test mode.',
  key: {
    median: 'Median',
    p90: '90th percentile',
    promised: 'Promised',
    estimated: 'Estimated',
    charged: 'Charged',
  },
  head: {
    state: 'State',
    filings: 'Filings',
    promised: 'Promised, median',
    median: 'Median',
    p90: '90th percentile',
    kept: 'On time',
    billed: 'Charged filings',
    estimated: 'Estimated, USD',
    charged: 'Charged, USD',
    difference: 'Difference',
    medianDifference: 'Median difference',
    p90Difference: '90th percentile',
  },
  all: 'All states',
  kept: (kept: number, of: number) => `${kept} of ${of}`,
  noPromise: 'No promise',
  nothing: '—',
  signed,
  ranks:
    'Half of the filings did not exceed the median, and 9 of 10 did not exceed the 90th percentile. Each is the figure of a real filing (nearest rank).',
  /** Shown where a filing is planned. The first sentence is true of every state, the second of nine in ten. */
  observed: (
    state: string,
    { filings: count, min, median, p90, max }: Record<'filings' | 'min' | 'median' | 'p90' | 'max', number>,
  ) =>
    max === 0
      ? `Your last ${count} filings in ${theState(state)} completed on the day of their submission.`
      : min === max
        ? `Your last ${count} filings in ${theState(state)} took ${days(max)} each.`
        : `Your last ${count} filings in ${theState(state)} took ${min} to ${days(max)} (median ${median}), and 9 of 10 took no more than ${p90}.`,
  seeAll: 'See all your fees and times',
} as const;
