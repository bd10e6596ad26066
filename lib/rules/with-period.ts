/** A sentence that ends in a given text, which may end in an abbreviation: "LLC, Ltd. Co." has its period already. */
export function withPeriod(sentence: string): string {
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
}
