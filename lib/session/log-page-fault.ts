import { log } from '#lib/actions/log';
import { readDigest } from '#lib/rules/plan/problem-digest';

const gone = new Set(['AbortError', 'ResponseAborted']);

/**
 * Logs why a page could not be shown, under the reference that it shows. A refusal by the service is in the log
 * already, by its request id; a browser that disconnected, or sent too much, is no fault of ours.
 */
export function logPageFault(error: unknown, route: string): void {
  if (error instanceof Error && isOfBrowser(error)) return;
  const reference = error instanceof Error && 'digest' in error ? error.digest : null;
  if (readDigest(reference)?.requestId) return;
  log().error({ err: error, reference, route }, 'a page failed');
}

function isOfBrowser({
  name,
  message,
  code,
  statusCode = 500,
}: Error & { code?: string; statusCode?: number }) {
  // Node says so of a request that ended before its body.
  const isCutOff = code === 'ECONNRESET' && message === 'aborted';
  return gone.has(name) || isCutOff || statusCode < 500;
}
