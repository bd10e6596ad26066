import { cookies } from 'next/headers';
import { type NextRequest, NextResponse } from 'next/server';
import { env } from '#lib/config/env';
import { paths } from '#lib/config/paths';
import { openSession } from '#lib/session/open-session';
import { safeNext } from '#lib/session/safe-next';
import { signInCookies } from '#lib/session/session-cookie';
import { readKept } from '#lib/session/single-sign-on-cookie';

const mostQuery = 4000;

/** Where a provider sends the browser back to. */
export async function GET(request: NextRequest): Promise<Response> {
  const { sessionToken, singleSignOn } = signInCookies();
  const jar = await cookies();
  const { next: asked, link_token } = readKept(jar.get(singleSignOn.name)?.value);
  const next = safeNext(asked) ?? paths.first;
  jar.set(singleSignOn.name, '', { ...singleSignOn.options, maxAge: 0 });
  const to = (path: string) => NextResponse.redirect(new URL(path, env().BASE_URL), 303);
  const response_token = request.nextUrl.search.slice(0, mostQuery);
  try {
    const rawId = await openSession({ link_token, response_token });
    jar.set(sessionToken.name, rawId, sessionToken.options);
    return to(next);
  } catch (error) {
    const code = error instanceof Error ? error.message : 'internal_error';
    return to(`${paths.signIn(next)}&${new URLSearchParams({ error: code })}`);
  }
}
