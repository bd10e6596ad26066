import { isProblem } from '#lib/client/read-problem';
import { problems } from '#lib/contract/problem-codes';
import type { Mode } from '#lib/contract/scalars';

/**
 * Fetches from the filing service that is hosted elsewhere. If it refuses the organization's key, the person is still
 * signed in, so the answer is `remote_key_refused` instead.
 */
export function fetchElsewhere(mode: Mode, fetchFrom: typeof fetch = fetch): typeof fetch {
  return async (address, init) => {
    const answer = await fetchFrom(address, init);
    if (answer.status !== 401 && answer.status !== 403) return answer;
    const { host, pathname } = new URL(address instanceof Request ? address.url : address);
    const said: unknown = await answer.json().catch(() => null);
    const why = isProblem(said) ? `: ${said.detail}` : '.';
    const problem = {
      type: '/problems/remote_key_refused',
      ...problems.remote_key_refused,
      detail: `${host} refuses the ${mode} key of your organization${why} An administrator replaces it under Developers, API keys.`,
      instance: pathname,
    };
    const headers = new Headers({ 'Content-Type': 'application/problem+json' });
    const requestId = answer.headers.get('X-Request-Id');
    if (requestId !== null) headers.set('X-Request-Id', requestId);
    return new Response(JSON.stringify(problem), { status: problem.status, headers });
  };
}
