/** The sentences about the speed of processing and its price. */
export const speedWords = {
  processing: 'Processing speed',
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
  usuallyUpTo: (max: number) => `Usually up to ${max} business day${max === 1 ? '' : 's'}`,
  usuallyBetween: (min: number, max: number) => `Usually ${min} to ${max} business days`,
} as const;
