import type { MiddlewareHandler } from 'hono';
import type { Context } from '#lib/service/context';
import type { AppEnv } from '#lib/service/edge/app-env';

/** JSON pointers of the members of a body that are passed over. */
export type FindUnknown = (body: unknown, ctx: Context) => string[];

/** How long the header may become. */
export const mostUnknown = 1000;

/** Names in a header the members of a JSON body that are unknown: they are ignored, and one may be misspelled. */
export function nameUnknown(find: FindUnknown): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const text = await c.req.text();
    const unknown = text === '' ? [] : find(JSON.parse(text), c.get('ctx'));
    await next();
    if (unknown.length > 0) c.res.headers.set('X-Unknown-Fields', headerText(unknown));
  };
}

/** Pointers without their first slash, in characters that a header may have, and no more of them than fit. */
export function headerText(pointers: readonly string[]): string {
  let text = '';
  for (const pointer of pointers) {
    const name = encodeURIComponent(pointer.slice(1)).replaceAll('%2F', '/');
    const longer = text === '' ? name.slice(0, mostUnknown) : `${text}, ${name}`;
    if (longer.length > mostUnknown) break;
    text = longer;
  }
  return text;
}
