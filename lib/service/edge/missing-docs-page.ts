import type { Context as HonoContext } from 'hono';
import type { Context } from '#lib/service/context';
import type { AppEnv } from '#lib/service/edge/app-env';
import { docsPage } from '#lib/service/edge/docs-page';
import { guideLinks } from '#lib/service/reference/guides';
import { textPage } from '#lib/service/reference/pages/text-page';

const isOfDocs = /^\/(?:docs|problems)(?:\/|$)/;
const html =
  '<h1>There is no page at this address</h1><p>It may have been mistyped or cut short. Look in the <a href="/docs">reference</a>, the <a href="/docs/guides">guides</a> or the <a href="/docs/problems">problems</a>.</p>';

/**
 * What a person gets at an address of the documentation that is nowhere: the page without the slash at its end, or one
 * that says so. Null for a program, which gets the problem.
 */
export async function missingDocsPage(
  c: HonoContext<AppEnv>,
  ctx: Pick<Context, 'parts'>,
): Promise<Response | null> {
  const { path } = c.req;
  if (!isOfDocs.test(path)) return null;
  if (path.endsWith('/')) return c.redirect(path.replace(/(?<!\/)\/+$/, ''), 308);
  if (!c.req.header('Accept')?.includes('text/html')) return null;
  return await docsPage(c, ctx, {
    title: 'Page not found',
    body: textPage(guideLinks, null, html),
    status: 404,
  });
}
