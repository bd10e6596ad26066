import { ClientProblem } from '#lib/client/client-problem';
import type { OpenSessionRequest } from '#lib/contract/session';
import { readBrowser } from '#lib/session/browser';
import { endSession } from '#lib/session/end-session';
import { dashboardConsole } from '#lib/session/service-clients';
import { ownSessionHash } from '#lib/session/session-hash';

/**
 * The cookie value. The message of an error reaches the sign-in page as a code: a problem code, and the seconds to wait
 * if there are any.
 */
export async function openSession(request: OpenSessionRequest): Promise<string> {
  try {
    const { raw_id } = await dashboardConsole(await readBrowser()).sessions.open(request);
    // This browser's previous session ends, as its cookie is about to be overwritten.
    await endSession(await ownSessionHash()).catch(() => {});
    return raw_id;
  } catch (error) {
    if (!(error instanceof ClientProblem)) throw new Error('internal_error');
    const code = codeOf(error, request);
    throw new Error(error.retryAfter === null ? code : `${code}:${error.retryAfter}`);
  }
}

/** A refused sign-in through a provider has its own words. */
function codeOf({ code }: ClientProblem, request: OpenSessionRequest): string {
  if ('verified_email' in request && code === 'unauthenticated') return 'not_a_member';
  if ('passkey' in request && code === 'unauthenticated') return 'passkey_refused';
  if (!('response_token' in request)) return code;
  if (code === 'unauthenticated') return 'single_sign_on_failed';
  return code === 'forbidden' ? 'not_let_in' : code;
}
