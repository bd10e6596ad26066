import { ClientProblem, statedProblem } from '#lib/client/client-problem';
import { shownHeaders } from '#lib/config/shown';
import type { Problem } from '#lib/contract/problem';
import { Mode } from '#lib/contract/scalars';
import type { StatedCode } from '#lib/contract/stated-problems';
import { Shown } from '#lib/contract/token';
import { readBrowser } from '#lib/session/browser';
import { findBrowserOperation } from '#lib/session/browser-operations';
import { isOwnRequest, passOn } from '#lib/session/pass-through';
import { serviceOf } from '#lib/session/service-clients';
import { ownSessionHash } from '#lib/session/session-hash';

type RouteContext = { params: Promise<{ mode: string; path: string[] }> };

function refuse(code: StatedCode, detail: string, request: Request): Response {
  return problemAnswer(statedProblem(code, detail, new URL(request.url).pathname));
}

function problemAnswer(problem: Problem): Response {
  const headers = { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' };
  return new Response(JSON.stringify(problem), { status: problem.status, headers });
}

/** Passes on to the service, as the signed-in person, what its routes let a browser ask for, and nothing else. */
async function handle(request: Request, { params }: RouteContext): Promise<Response> {
  const given = await params;
  const mode = Mode.safeParse(given.mode);
  const path = `/${given.path.join('/')}`;
  try {
    const operation = mode.success && (await findBrowserOperation(request.method, path));
    if (!operation) return refuse('not_found', 'There is nothing at this address.', request);
    if (!isOwnRequest(request.headers)) {
      return refuse('forbidden', 'Another site may not ask in your name.', request);
    }
    const session = await ownSessionHash();
    if (!session) return refuse('unauthenticated', 'You were signed out. Sign in again.', request);
    const { address } = await readBrowser();
    const named = (name: string) => request.headers.get(name) ?? undefined;
    const shown = Shown.safeParse({
      person: named(shownHeaders.person),
      organization: named(shownHeaders.organization),
    });
    // What a page asks by itself, again and again, keeps no session alive; a person sends something.
    const acting = { session, mode: mode.data, address, active: request.method !== 'GET', ...shown.data };
    return await passOn(request, { ...serviceOf(path, acting, operation.writes), path });
  } catch (error) {
    if (request.signal.aborted) throw error;
    if (error instanceof ClientProblem) return problemAnswer(error.problem);
    return refuse('unavailable', 'The filing service could not be reached. Try again shortly.', request);
  }
}

export { handle as GET, handle as POST };
