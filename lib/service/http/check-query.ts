import type { MiddlewareHandler } from 'hono';
import type { FieldError } from '#lib/contract/problem';
import { invalid } from '#lib/service/errors';
import type { AppEnv } from '#lib/service/http/app-env';

/** A parameter is given once: of two values one would be passed over in silence. And it is text that can be kept. */
export const checkQuery: MiddlewareHandler<AppEnv> = (c, next) => {
  const { url } = c.req;
  const start = url.indexOf('?');
  if (start < 0) return next();
  const seen = new Set<string>();
  const errors: FieldError[] = [];
  for (const [name, value] of new URLSearchParams(url.slice(start + 1))) {
    const pointer = `?${name.slice(0, 100)}`;
    if (seen.has(name))
      errors.push({ pointer, code: 'duplicate_parameter', detail: 'Give this parameter once.' });
    if (`${name}${value}`.includes('\u0000')) {
      errors.push({ pointer, code: 'invalid_character', detail: 'Remove the null character (U+0000).' });
    }
    seen.add(name);
  }
  if (errors.length > 0) throw invalid(errors);
  return next();
};
