import type { HonoRequest, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnv } from '#lib/service/edge/app-env';
import { guardJson } from '#lib/service/edge/json-guard';
import { tooLarge } from '#lib/service/edge/read-form';
import { takeUpload } from '#lib/service/edge/take-upload';
import { withoutNulls } from '#lib/service/edge/without-nulls';
import { invalid, ProblemError } from '#lib/service/errors';

const bodyless = new Set(['GET', 'HEAD', 'DELETE', 'OPTIONS']);

const mostBytes = 1024 * 1024;

const countBytes = bodyLimit({
  maxSize: mostBytes,
  onError: () => {
    throw tooLarge('body', mostBytes);
  },
});

const json = 'application/json';
const form = 'multipart/form-data';

/** Limits the bytes of a JSON body; a form has limits of its own. A request without a body passes at no cost. */
export const limitBody: MiddlewareHandler<AppEnv> = (c, next) => {
  if (bodyless.has(c.req.method)) return next();
  const length = c.req.header('Content-Length');
  if (length === undefined || c.req.header('Transfer-Encoding') !== undefined) return countBytes(c, next);
  // Limits what is read from the connection; counting the bytes would turn the body into a stream first.
  if (Number(length) > mostBytes) throw tooLarge('body', mostBytes);
  return next();
};

/** The body must be a form and be declared so; it is read within the limits of an upload. */
export const checkForm: MiddlewareHandler<AppEnv> = async (c, next) => {
  refuseCoded(c.req);
  if (!isDeclared(c.req, form)) throw unsupported(form);
  return takeUpload(c, next);
};

/**
 * The body must be JSON, be declared so, and be safe to walk. If a body is optional, an empty one counts as none,
 * whatever its type: many clients send a content type with every POST.
 */
export const checkBody: (isNeeded: boolean) => MiddlewareHandler<AppEnv> = (isNeeded) => async (c, next) => {
  if (bodyless.has(c.req.method)) return next();
  const type = typeOf(c.req);
  const bytes = await c.req.arrayBuffer();
  if (bytes.byteLength === 0 && (type === '' || !isNeeded)) {
    if (type !== '') c.req.raw = withoutType(c.req.raw);
    return next();
  }
  refuseCoded(c.req);
  if (!isDeclared(c.req, json)) throw unsupported(json);
  const text = decode(bytes, /charset=([^;]+)/.exec(type)?.[1]);
  const body = parse(text);
  guardJson(body, text);
  c.set('sent', { body, json: text });
  // From here on, checks see the body without nulls that mean nothing; the body as sent is kept beside it.
  if (c.req.path.startsWith('/v1/') && text.includes('null')) {
    Object.assign(c.req.bodyCache, {
      text: Promise.resolve(JSON.stringify(withoutNulls(body, c.req.method))),
    });
  }
  return next();
};

/** The validators that follow would refuse the type of an empty body. */
function withoutType({ url, method, headers }: Request): Request {
  const kept = new Headers(headers);
  kept.delete('Content-Type');
  return new Request(url, { method, headers: kept });
}

function typeOf(request: HonoRequest): string {
  return request.header('Content-Type')?.toLowerCase() ?? '';
}

function isDeclared(request: HonoRequest, type: string): boolean {
  return typeOf(request).split(';')[0]?.trim() === type;
}

/** A compressed body could be unpacked to any size. RFC 9110, 15.5.16. */
function refuseCoded(request: HonoRequest): void {
  const coding = request.header('Content-Encoding')?.trim() ?? '';
  if (coding === '' || coding.toLowerCase() === 'identity') return;
  const detail = `Send the body without Content-Encoding: ${coding.slice(0, 100)}.`;
  throw new ProblemError('unsupported_media_type', detail, {}, { 'Accept-Encoding': 'identity' });
}

export function unsupported(wanted: string): ProblemError {
  return new ProblemError('unsupported_media_type', `Send the body as ${wanted}.`, {}, { Accept: wanted });
}

function decode(bytes: ArrayBuffer, charset: string | undefined): string {
  if (charset && !/^"?utf-?8"?$/.test(charset.trim())) {
    throw new ProblemError('unsupported_media_type', 'Send JSON in UTF-8.', {}, { Accept: json });
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
    throw json.trim() === '' ? malformed('The body is empty.') : notJson();
  }
}

export function notJson(): ProblemError {
  return malformed('The body is not valid JSON.');
}

function malformed(detail: string): ProblemError {
  return invalid([{ pointer: '', code: 'malformed_json', detail }]);
}
