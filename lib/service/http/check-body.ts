import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { invalid, ProblemError } from '#lib/service/errors';
import type { AppEnv } from '#lib/service/http/app-env';
import { guardJson } from '#lib/service/http/json-guard';

const bodyless = new Set(['GET', 'HEAD', 'DELETE', 'OPTIONS']);

// The rest of such a body is not read, so that nothing else can be said on its connection: the caller is told.
const tooLarge = () => {
  throw new ProblemError(
    'body_too_large',
    'The body is larger than this operation takes.',
    {},
    { Connection: 'close' },
  );
};
const small = bodyLimit({ maxSize: 1024 * 1024, onError: tooLarge });
// The document itself may have 25 MiB; its form adds a little.
const large = bodyLimit({ maxSize: 26 * 1024 * 1024, onError: tooLarge });

/** No more bytes than the operation takes. A request that carries none is let through as it is: it costs nothing. */
export const limitBody: MiddlewareHandler<AppEnv> = (c, next) => {
  if (bodyless.has(c.req.method)) return next();
  return c.req.path.endsWith('/document') ? large(c, next) : small(c, next);
};

/** A body must be JSON that says so (an upload: multipart), and JSON that is safe to walk. */
export const checkBody: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (bodyless.has(c.req.method)) return next();
  const type = c.req.header('Content-Type')?.toLowerCase() ?? '';
  const wanted = c.req.path.endsWith('/document') ? 'multipart/form-data' : 'application/json';
  const bytes = await c.req.arrayBuffer();
  if (bytes.byteLength === 0 && type === '') return next();
  if (type.split(';')[0]?.trim() !== wanted) {
    throw new ProblemError('unsupported_media_type', `Send the body as ${wanted}.`, {}, { Accept: wanted });
  }
  if (wanted === 'application/json') {
    const json = decode(bytes, /charset=([^;]+)/.exec(type)?.[1]);
    guardJson(parse(json), json);
  }
  return next();
};

function decode(bytes: ArrayBuffer, charset: string | undefined): string {
  if (charset && !/^"?utf-?8"?$/.test(charset.trim())) {
    throw new ProblemError(
      'unsupported_media_type',
      'Send JSON in UTF-8.',
      {},
      { Accept: 'application/json' },
    );
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw malformed('The body is not text in UTF-8.');
  }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw malformed(json.trim() === '' ? 'The body is empty.' : 'The body is not valid JSON.');
  }
}

function malformed(detail: string): ProblemError {
  return invalid([{ pointer: '', code: 'malformed_json', detail }]);
}
