/** A sentence that ends in a given text, which may be a sentence itself or end in an abbreviation: "LLC, Ltd. Co." */
export function withPeriod(sentence: string): string {
  return /[.!?]\)?$/.test(sentence) ? sentence : `${sentence}.`;
}
