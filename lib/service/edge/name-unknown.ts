import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import type { Context } from '#lib/service/context';
import type { AppEnv } from '#lib/service/edge/app-env';

/** JSON pointers of the ignored members of a body. */
export type FindUnknown = (body: unknown, ctx: Context) => string[];

/** The maximum length of the header, in characters. */
export const longestHeader = 1000;

/**
 * Lists the unknown members of a JSON body, or the unknown parts of a form, in a header: they are ignored, and one may
 * be misspelled.
 */
export function nameUnknown(find: FindUnknown): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const unknown = find(await bodyOf(c), c.get('ctx'));
    c.set('unknown', unknown);
    if (unknown.length > 0) c.get('headers')['X-Unknown-Fields'] = headerText(unknown);
    return next();
  };
}

/** Undefined if there is none. */
async function bodyOf({ req }: HonoContext<AppEnv>): Promise<unknown> {
  if (req.bodyCache.formData) return Object.fromEntries(await req.formData());
  const text = await req.text();
  return text === '' ? undefined : JSON.parse(text);
}

/** Pointers without their leading slash, in characters that a header allows, as many as fit. */
export function headerText(pointers: readonly string[]): string {
  let text = '';
  for (const pointer of pointers) {
    const name = encodeURIComponent(pointer.slice(1)).replaceAll('%2F', '/');
    const longer = text === '' ? name.slice(0, longestHeader) : `${text}, ${name}`;
    if (longer.length > longestHeader) break;
    text = longer;
  }
  return text;
}
