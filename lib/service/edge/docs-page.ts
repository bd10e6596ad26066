import type { Context as HonoContext } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Context } from '#lib/service/context';
import type { AppEnv } from '#lib/service/edge/app-env';
import { type Page, renderShell } from '#lib/service/reference/pages/shell';

/** Answers with a page of the documentation, which may load and run only this service's own files. */
export async function docsPage(
  c: HonoContext<AppEnv>,
  { parts: { env } }: Pick<Context, 'parts'>,
  { status = 200, ...page }: Omit<Page, 'theme' | 'dashboard'> & { status?: number },
): Promise<Response> {
  const html = await renderShell({
    ...page,
    theme: getCookie(c, 'theme'),
    dashboard: env.ROLE === 'all' ? '/' : null,
  });
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      Vary: 'Cookie',
      'Content-Security-Policy': policy(new URL(env.BASE_URL).origin, page.scripts !== undefined),
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'same-origin',
    },
  });
}

// The reference sets styles by script, and sends the requests that a reader tries to the address in the document.
function policy(origin: string, hasScripts: boolean): string {
  return [
    "default-src 'none'",
    `script-src ${hasScripts ? "'self'" : "'none'"}`,
    `style-src 'self'${hasScripts ? " 'unsafe-inline'" : ''}`,
    `img-src 'self'${hasScripts ? ' data: blob:' : ''}`,
    "font-src 'self'",
    `connect-src ${hasScripts ? `'self' ${origin}` : "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
