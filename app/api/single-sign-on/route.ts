import { cookies } from 'next/headers';
import { type NextRequest, NextResponse } from 'next/server';
import { env } from '#lib/config/env';
import { paths } from '#lib/config/paths';
import { openSession } from '#lib/session/open-session';
import { safeNext } from '#lib/session/safe-next';
import { isSecure, sessionCookieName, sessionSeconds } from '#lib/session/session-cookie';
import { readKept, singleSignOnCookie } from '#lib/session/single-sign-on-cookie';

const mostQuery = 4000;

/** Where a provider sends the browser back to. */
export async function GET(request: NextRequest): Promise<Response> {
  const { name, options } = singleSignOnCookie();
  const jar = await cookies();
  const { next: asked, link_token } = readKept(jar.get(name)?.value);
  const next = safeNext(asked) ?? paths.home('test');
  jar.set(name, '', { ...options, maxAge: 0 });
  const to = (path: string) => NextResponse.redirect(new URL(path, env().BASE_URL), 303);
  const response_token = request.nextUrl.search.slice(0, mostQuery);
  try {
    const rawId = await openSession({ link_token, response_token });
    const secure = isSecure();
    const kept = { httpOnly: true, sameSite: 'lax', path: '/', secure, maxAge: sessionSeconds() } as const;
    jar.set(sessionCookieName(), rawId, kept);
    return to(next);
  } catch (error) {
    const code = error instanceof Error ? error.message : 'internal_error';
    return to(`${paths.signIn(next)}&${new URLSearchParams({ error: code })}`);
  }
}
