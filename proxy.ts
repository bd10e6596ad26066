import { type NextRequest, NextResponse } from 'next/server';
import { contentSecurityPolicy, pageSecurityHeaders } from '#lib/config/content-security-policy';
import { pagePathHeader } from '#lib/session/safe-next';
import { isSecure } from '#lib/session/session-cookie';

/** Before each page: a nonce for its scripts, and its own address, which a server component cannot see by itself. */
export function proxy(request: NextRequest): NextResponse {
  const secure = isSecure();
  const nonce = crypto.randomUUID().replaceAll('-', '');
  const policy = contentSecurityPolicy({ nonce, secure, dev: process.env.NODE_ENV === 'development' });

  const headers = new Headers(request.headers);
  const { pathname, searchParams } = request.nextUrl;
  const query = new URLSearchParams(searchParams);
  query.delete('_rsc');
  headers.set(pagePathHeader, query.size > 0 ? `${pathname}?${query}` : pathname);
  // Next puts the nonce that it finds here on every script of the page.
  headers.set('Content-Security-Policy', policy);

  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  for (const [name, value] of Object.entries(pageSecurityHeaders(secure))) response.headers.set(name, value);
  return response;
}

export const config = { matcher: '/((?!_next/|data/|api/|icon|favicon).*)' };
