import { log } from '#lib/actions/log';

/**
 * Logs why nobody could sign in at the provider of the settings: the person can only try again. Its message alone, since
 * such an error may hold the provider's tokens.
 */
export function logProviderFault(code: string, given: Error | { error: Error }): void {
  const error = given instanceof Error ? given : given.error;
  // A browser may send others to be logged.
  if (!code.includes('OAUTH') || !(error instanceof Error)) return;
  log().warn({ code, why: error.message || error.name }, 'a sign-in at the provider failed');
}
