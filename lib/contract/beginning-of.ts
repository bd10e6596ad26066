const mostShown = 100;

/** The text, or the beginning of a long one, to be quoted in a sentence. */
export function beginningOf(text: string): string {
  return text.length > mostShown ? `${text.slice(0, mostShown)}…` : text;
}

/** The end of a sentence about an answer: "You entered 1980." */
export function youEntered(answer: unknown): string {
  return `You entered ${beginningOf(String(answer))}.`;
}
