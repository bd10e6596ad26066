/** What is said of a text that has more characters than it may have. */
export function tooLong(most: number): string {
  return `Use at most ${most.toLocaleString('en-US')} characters.`;
}
