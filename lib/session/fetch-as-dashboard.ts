import { log } from '#lib/actions/log';

const refusal =
  'The service refuses the dashboard: give both the same CONSOLE_SECRET, and set the clocks of their machines';

/**
 * Fetches from the service as the dashboard itself. A refusal of its token is no answer for the person who is signing in,
 * to whom it would read like a wrong password; why there is no answer is in the log.
 */
export function fetchAsDashboard(
  fetchFrom: typeof fetch = fetch,
  report = (about: object, words: string) => log().error(about, words),
): typeof fetch {
  return async (address, init) => {
    const service = new URL(address instanceof Request ? address.url : address).origin;
    const answer = await fetchFrom(address, init).catch((error: unknown) => {
      if (!init?.signal?.aborted) report({ err: error, service }, 'the service cannot be reached');
      throw error;
    });
    // A refused sign-in has no challenge.
    if (answer.status !== 401 || !answer.headers.has('WWW-Authenticate')) return answer;
    report({ service }, refusal);
    throw new Error(refusal);
  };
}
