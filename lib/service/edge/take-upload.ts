import type { Context as HonoContext, Next } from 'hono';
import { maxDocumentBytes } from '#lib/contract/document-types';
import type { Parts } from '#lib/service/context';
import type { AppEnv } from '#lib/service/edge/app-env';
import { readForm } from '#lib/service/edge/read-form';
import { ProblemError } from '#lib/service/errors';
import { ConcurrencyLimiter } from '#lib/service/limits/concurrency-limiter';

// The form around the document adds a little.
const limits = { bytes: maxDocumentBytes + 1024 * 1024, fileBytes: maxDocumentBytes, milliseconds: 120_000 };
// Each upload holds its file in memory.
const uploadsAtOnce = 16;

const limiterOf = new WeakMap<Parts, ConcurrencyLimiter>();

function limiter(parts: Parts): ConcurrencyLimiter {
  const known =
    limiterOf.get(parts) ??
    new ConcurrencyLimiter({ concurrent: uploadsAtOnce, queued: 0, perCaller: parts.env.UPLOADS_AT_ONCE });
  limiterOf.set(parts, known);
  return known;
}

/** Reads the form of an upload for its handler, if the caller has room for one more. */
export async function takeUpload(c: HonoContext<AppEnv>, next: Next): Promise<void> {
  const caller = c.get('caller');
  const { parts } = c.get('ctx');
  const key = caller && 'rateKey' in caller ? caller.rateKey : '';
  const taken = await limiter(parts).run(key, async () => {
    const type = c.req.header('Content-Type') ?? '';
    const { form, taken: bytes } = await readForm(c.req.raw.body, type, limits);
    c.req.bodyCache.formData = form;
    c.set('uploaded', bytes);
    await next();
    return true;
  });
  if (taken) return;
  throw new ProblemError(
    'rate_limited',
    `No more uploads are taken at this moment: at most ${parts.env.UPLOADS_AT_ONCE} of one caller, and ${uploadsAtOnce} of all. Send it again when one has ended.`,
    {},
    { 'Retry-After': '1' },
  );
}
