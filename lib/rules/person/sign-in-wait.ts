/** The sentence of a refused sign-in after too many attempts. `seconds` until the next one is accepted. */
export function tooManyAttemptsWords(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `Too many attempts to sign in. Try again in ${count} ${unit}${count === 1 ? '' : 's'}.`;
}
