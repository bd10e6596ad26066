/** Why an answer cannot be due at this moment, ISO 8601; null if it can. The partner would be late from the start. */
export function dueFault(due: string, now: Date): string | null {
  return Date.parse(due) > now.getTime() ? null : 'This moment has passed. Leave the partner time to answer.';
}
