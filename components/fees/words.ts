/** The sentences about fees, their sources and the speed of processing. */
export const feeWords = {
  confidence: {
    disagree: 'Sources disagree. We show the figure from the law or from the office.',
    secondary: 'From a secondary source; the state’s fee schedule decides.',
    disagreeAnd: (rest: string) => `Sources disagree. ${rest}`,
  },
  range: {
    open: (from: string) => `${from} or more`,
    closed: (from: string, to: string) => `${from} to ${to}`,
  },
  /** Beside an amount that is not the whole fee. */
  gap: { answers: 'plus lines that need more answers', office: 'plus a fee that the office must quote' },
  answers: {
    missing: (label: string) => `Answer this question: ${label}.`,
  },
  ledger: {
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
  },
  charged: {
    title: (state: string) => `What ${state} charged`,
    line: 'Charged, USD',
    amount: 'Amount',
    total: 'Total charged',
    difference: (amount: number) =>
      amount === 0 ? 'As estimated' : amount > 0 ? 'Above the estimate' : 'Below the estimate',
  },
  speed: {
    processing: 'Processing',
    standard: 'Standard, no extra fee',
    priced: (label: string, amount: string) => `${label}, ${amount} USD`,
    usualDays: 'Usual processing time',
    unpriced: (labels: readonly string[], office: string) =>
      `The state also offers ${new Intl.ListFormat('en-US').format(labels)}. You cannot choose ${labels.length === 1 ? 'it' : 'them'} here: ask the ${office} for the price.`,
    onTop: 'The price is added to the state fee.',
    noneHere: 'You cannot choose expedited processing here.',
    noneOffered: 'This state does not offer expedited processing.',
    chosenUnpriced: (label: string) =>
      `You cannot choose ${label}: only the office can quote its price. Choose another speed.`,
    total: (amount: string) => ` Estimated total ${amount} USD by card.`,
    noDays: 'The state does not publish a processing time',
    noUsualDays: 'The state does not publish a usual time',
    withoutDays: (states: string) => `This leaves out ${states}, where no usual time is published.`,
    noneWithDays: 'No usual time is published for these states.',
    usually: (days: number | null) => `Usually ${days} business day${days === 1 ? '' : 's'}`,
    usuallyBetween: (min: number, max: number) => `Usually ${min} to ${max} business days`,
  },
} as const;
