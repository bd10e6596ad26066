import { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { statedProblem } from '#lib/client/client-problem';
import type { StatedCode } from '#lib/contract/stated-problems';
import { authOptions } from '#lib/session/auth-options';
import { readAtMost } from '#lib/session/read-at-most';

type RouteContext = { params: Promise<{ nextauth: string[] }> };

// An email, a password and the address to come back to.
const mostBytes = 16 * 1024;

async function handle(request: NextRequest, context: RouteContext): Promise<Response> {
  const body = await readAtMost(request, mostBytes);
  if (!body) return refuse(request, 'payload_too_large', 'A sign-in takes at most 16 kB.');
  const { method, headers } = request;
  const read = new NextRequest(request.url, { method, headers, ...(body.length > 0 ? { body } : {}) });
  const answer = await NextAuth(read as never, context as never, await authOptions()).catch(() => null);
  // NextAuth throws at what it cannot read, or refuses it in plain text; a refusal of the service comes as a code.
  if (!answer || answer.status >= 500 || isBareRefusal(answer)) {
    return refuse(request, 'validation_error', 'This is no sign-in that can be read.');
  }
  return answer;
}

/** Neither JSON for a program nor a page for a person; in the built server, the text has no content type here yet. */
function isBareRefusal({ status, headers }: Response): boolean {
  return status >= 400 && !/json|html/.test(headers.get('Content-Type') ?? '');
}

function refuse(request: Request, code: StatedCode, detail: string): Response {
  const problem = statedProblem(code, detail, new URL(request.url).pathname);
  const headers = {
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
    Connection: 'close',
  };
  return new Response(JSON.stringify(problem), { status: problem.status, headers });
}

export { handle as GET, handle as POST };
