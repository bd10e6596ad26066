import { mostAmountWords } from '#lib/contract/most-amount';

/** The faults of an outcome as it is typed at the operations desk. */
export const chargeWords = {
  line: (at: number) => `line ${at}`,
  notAnAmount: (text: string, line: string) =>
    `Enter an amount like 750 or 15.50 for ${line}. You typed ${text}.`,
  tooMuch: (text: string, line: string) =>
    `Enter an amount of at most ${mostAmountWords} for ${line}. You typed ${text}.`,
  beforeSubmission: (day: string) =>
    `The filing was sent on ${day}. Enter the day on which the state accepted it.`,
  noReason: 'Enter the reason why nothing was charged.',
  noLineName: (at: number) => `Enter the purpose of line ${at}.`,
} as const;
