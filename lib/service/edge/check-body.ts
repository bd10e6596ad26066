import type { HonoRequest, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnv } from '#lib/service/edge/app-env';
import { guardJson } from '#lib/service/edge/json-guard';
import { takeUpload } from '#lib/service/edge/take-upload';
import { withoutNulls } from '#lib/service/edge/without-nulls';
import { invalid, ProblemError } from '#lib/service/errors';

// Read in place of a body that is not there; what is kept of one are promises, though their type says otherwise.
const emptyObject = { text: Promise.resolve('{}') } as unknown as HonoRequest['bodyCache'];

const bodyless = new Set(['GET', 'HEAD', 'DELETE', 'OPTIONS']);

const mostMebibytes = 1;
const mostBytes = mostMebibytes * 1024 * 1024;

const countBytes = bodyLimit({
  maxSize: mostBytes,
  onError: () => {
    throw tooLarge();
  },
});

// The rest of such a body is not read, so that nothing else can be said on its connection: the caller learns so.
function tooLarge(): ProblemError {
  const detail = `The body is larger than ${mostMebibytes} MiB, the most that this operation takes.`;
  return new ProblemError('payload_too_large', detail, {}, { Connection: 'close' });
}

const isUpload = (path: string) => /\/(?:document|mail)$/.test(path);

/** No more bytes than the operation takes. A request that carries none is let through as it is: it costs nothing. */
export const limitBody: MiddlewareHandler<AppEnv> = (c, next) => {
  if (bodyless.has(c.req.method) || isUpload(c.req.path)) return next();
  const length = c.req.header('Content-Length');
  if (length === undefined || c.req.header('Transfer-Encoding') !== undefined) return countBytes(c, next);
  // No more than that is read of the connection; counting it would turn the body into a stream first.
  if (Number(length) > mostBytes) throw tooLarge();
  return next();
};

/**
 * A body must be JSON that says so (an upload: multipart), and JSON that is safe to walk. Where none is needed an empty
 * one is none, whatever its type: many clients send the type of a body with every POST.
 */
export const checkBody: (isNeeded: boolean) => MiddlewareHandler<AppEnv> = (isNeeded) => async (c, next) => {
  if (bodyless.has(c.req.method)) return next();
  const type = c.req.header('Content-Type')?.toLowerCase() ?? '';
  const wanted = isUpload(c.req.path) ? 'multipart/form-data' : 'application/json';
  const isWanted = type.split(';')[0]?.trim() === wanted;
  if (isUpload(c.req.path)) {
    if (isWanted) return takeUpload(c, next);
    throw unsupported(wanted);
  }
  const bytes = await c.req.arrayBuffer();
  // Where no type says so, the empty object would count as a body without its type.
  if (bytes.byteLength === 0 && !isNeeded && type !== '') c.req.bodyCache = emptyObject;
  if (bytes.byteLength === 0 && (type === '' || !isNeeded)) return next();
  if (!isWanted) throw unsupported(wanted);
  const json = decode(bytes, /charset=([^;]+)/.exec(type)?.[1]);
  const body = parse(json);
  guardJson(body, json);
  c.set('sent', { body, json });
  // What is checked from here on is the body without the nulls that mean nothing; what was sent is kept beside it.
  if (c.req.path.startsWith('/v1/') && json.includes('null')) {
    Object.assign(c.req.bodyCache, {
      text: Promise.resolve(JSON.stringify(withoutNulls(body, c.req.method))),
    });
  }
  return next();
};

function unsupported(wanted: string): ProblemError {
  return new ProblemError('unsupported_media_type', `Send the body as ${wanted}.`, {}, { Accept: wanted });
}

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
