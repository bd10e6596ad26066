import { log } from '#lib/actions/log';
import { readDigest } from '#lib/rules/plan/problem-digest';

/**
 * Why a page could not be shown, under the reference that it shows instead. A refusal that the service answered with
 * stands in the log already, by its request id.
 */
export function logPageFault(error: unknown, route: string): void {
  const reference = error instanceof Error && 'digest' in error ? error.digest : null;
  if (readDigest(reference)?.requestId) return;
  log().error({ err: error, reference, route }, 'a page failed');
}
