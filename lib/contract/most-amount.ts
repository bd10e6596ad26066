/** The most that one amount may be where somebody enters it, in US dollars. */
export const mostAmount = 1_000_000;
export const mostAmountWords = mostAmount.toLocaleString('en-US');
