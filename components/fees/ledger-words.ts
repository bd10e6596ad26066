import { theState } from '#lib/rules/the-state';

/** The sentences of the ledger of an estimate. */
export const ledgerWords = {
  title: (state: string) => `Fee estimate, ${state}`,
  line: 'Fee, USD',
  card: 'Card',
  notInTotal: (detail: string) => `Not in the total. ${detail}`,
  needs: (label: string) => `Not in the total yet. Answer this question: ${label}.`,
  total: 'Estimated total',
  soFar: 'Estimate so far',
  note: (day: string) =>
    `Estimated on ${day}. The state’s receipt decides. The ACH column is our own calculation: the card total with the ACH surcharge in place of the card surcharge.`,
  how: 'How we calculate each fee',
  version: 'Rules version',
} as const;

/** The sentences of the ledger of what was charged. */
export const chargedWords = {
  title: (state: string) => `What ${theState(state)} charged`,
  line: 'Charged, USD',
  amount: 'Amount',
  total: 'Total charged',
  difference: (amount: number) =>
    amount === 0 ? 'As estimated' : amount > 0 ? 'Above the estimate' : 'Below the estimate',
} as const;
