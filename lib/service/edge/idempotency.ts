import { eq } from 'drizzle-orm';
import type { Context as HttpContext, MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { isPlainObject } from '#lib/contract/is-plain-object';
import { idempotencyHours } from '#lib/contract/lifetimes';
import type { Context } from '#lib/service/context';
import { idempotencyKeys } from '#lib/service/db/schema/idempotency-keys';
import { withTenant } from '#lib/service/db/tenant';
import type { AppEnv } from '#lib/service/edge/app-env';
import { problemResponse } from '#lib/service/edge/problem-response';
import { ProblemError } from '#lib/service/errors';
import { deskKey, isOperator } from '#lib/service/submission/desk-key';
import { findReplay, keyedRequest, type Once } from '#lib/service/submission/make-once';
import { exactBody, type SentBody } from '#lib/service/submission/sent-body';

const idempotencyHeader = 'Idempotency-Key';

const idempotencyHeaders = z.object({
  'idempotency-key': z
    .string()
    .optional()
    .meta({
      description: `One key per logical submission, 1 to 255 printable ASCII characters, reused for every retry. Bound for ${idempotencyHours} hours to the first request that succeeds with it.`,
      minLength: 1,
      maxLength: 255,
    }),
});

/** The header that every operation takes that creates something, beside its own. */
export function withIdempotencyKey(own: unknown): z.ZodObject {
  return own instanceof z.ZodObject ? own.extend(idempotencyHeaders.shape) : idempotencyHeaders;
}

/** The key of a request, or null if it has none. Interface: 1 to 255 characters. */
export function keyOf(c: HttpContext<AppEnv>): string | null {
  const header = c.req.header(idempotencyHeader);
  if (header === undefined) return null;
  const [, second] = c.env?.incoming?.headersDistinct?.[idempotencyHeader.toLowerCase()] ?? [];
  // A layer that adds a new one to each try would make every retry another submission.
  if (second !== undefined) {
    throw new ProblemError('idempotency_key_invalid', 'Send one Idempotency-Key. This request has several.');
  }
  if (/^[\x20-\x7e]{1,255}$/.test(header)) return header;
  throw new ProblemError(
    'idempotency_key_invalid',
    'An idempotency key has 1 to 255 printable ASCII characters. A UUID is a good one. Leave the header out to submit without.',
  );
}

/** A wrong key is refused before anything in the body is: whoever corrects the body would be refused again. */
export const checkKey: MiddlewareHandler<AppEnv> = (c, next) => {
  keyOf(c);
  return next();
};

/** The request under its key; undefined if it has none. The whole `body` counts, with unknown members. */
export function onceOf(
  c: HttpContext<AppEnv>,
  operation: string,
  body: unknown = bodyOf(c),
): Once | undefined {
  const key = keyOf(c);
  return key === null ? undefined : { operation, key, sent: withAddress(c, body), replayed: false };
}

/** The body as it was sent, with unknown members; the empty object if there was none. */
export function bodyOf(c: HttpContext<AppEnv>): unknown {
  const sent: SentBody | undefined = c.get('sent');
  return sent ? exactBody(sent) : {};
}

/** The body without the members that prove who sends it: the code of a second factor is another one at each try. */
export function bodyWithout(body: unknown, apart: readonly string[]): unknown {
  if (!isPlainObject(body)) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !apart.includes(name)));
}

/** Names in the address count with the body: the same case on another filing is another request. */
function withAddress(c: HttpContext<AppEnv>, body: unknown): unknown {
  return Object.keys(c.req.param()).length === 0 ? body : [c.req.path, body];
}

/**
 * A used key with another body is a conflict even if that body is invalid: its sender would correct it and be refused
 * again. The body must be JSON, though.
 */
export function conflictFirst(operation: string, apart: readonly string[] = []): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    if (c.req.header(idempotencyHeader) === undefined) return;
    if (!(c.error instanceof ProblemError) || c.error.code !== 'validation_error') return;
    const conflict = await conflictOf(c, c.get('ctx'), operation, apart);
    if (!conflict) return;
    // Hono would merge the headers of the earlier response into this one.
    c.res = undefined;
    c.res = problemResponse(c, conflict, c.get('ctx').parts.env.BASE_URL, c.get('requestId'));
  };
}

async function conflictOf(
  c: HttpContext<AppEnv>,
  ctx: Context,
  operation: string,
  apart: readonly string[],
): Promise<ProblemError | null> {
  const request = await requestOf(c, ctx, operation, apart);
  if (!request) return null;
  try {
    await refuseUsedKey(ctx, request);
    return null;
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'idempotency_key_conflict') return error;
    throw error;
  }
}

/** Throws `idempotency_key_conflict` if the key was used for another request. */
export async function refuseUsedKey(ctx: Context, request: ReturnType<typeof keyedRequest>): Promise<void> {
  for (const holder of await holdersOf(ctx, request.key)) {
    await withTenant(holder, (tx) => findReplay(holder, tx, request));
  }
}

/** A key of the desk is bound at the partner whose filing it was used for. */
async function holdersOf(ctx: Context, key: string): Promise<Context[]> {
  if (!isOperator(ctx)) return [ctx];
  const bound = await ctx.parts.database.db
    .select({ organizationId: idempotencyKeys.organization_id })
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.key, key));
  return bound.map(({ organizationId }) => ({ ...ctx, organizationId }));
}

/**
 * Null if the key is not used: the body is not JSON, is nested too deep or has a lone surrogate, or there is no key.
 */
async function requestOf(c: HttpContext<AppEnv>, ctx: Context, operation: string, apart: readonly string[]) {
  try {
    const body = c.get('sent') ? bodyOf(c) : await c.req.json();
    const once = onceOf(c, operation, bodyWithout(body, apart));
    if (!once) return null;
    return keyedRequest(ctx, isOperator(ctx) ? { ...once, key: deskKey(ctx, once.key) } : once);
  } catch {
    return null;
  }
}
