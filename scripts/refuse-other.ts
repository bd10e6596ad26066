/**
 * Ends a command whose option has a value that it does not know: it would run nothing, which looks as if all had passed.
 */
export function refuseOther(option: string, value: string | undefined, choices: readonly string[]): void {
  if (value === undefined || choices.includes(value)) return;
  console.error(`--${option} is one of: ${choices.join(', ')}.`);
  process.exit(1);
}
