import { shortestPassword } from '#lib/contract/shortest-password';

/** The sentences of the fields for what only one person knows. */
export const secretWords = {
  newPasswordHint: `At least ${shortestPassword} characters. A few unrelated words are easy to remember.`,
} as const;
