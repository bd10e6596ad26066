import type { MiddlewareHandler } from 'hono';
import type { Parts } from '#lib/service/context';
import { ProblemError } from '#lib/service/errors';
import type { AppEnv } from '#lib/service/http/app-env';
import { authenticate, FormerKey } from '#lib/service/http/authenticate';
import type { RateLimit } from '#lib/service/http/rate-limit';
import type { KeyUses } from '#lib/service/key-uses';

/**
 * Finds out who calls, notes the use of a key, and counts the request against the minute of the key or the person. A
 * refused credential is kept for the route, which throws it unless it is public, so that an unknown path is 404 for
 * everybody.
 */
export function identify(parts: Parts, limit: RateLimit, uses: KeyUses): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    c.set('caller', null);
    c.set('refusal', null);
    try {
      c.set('caller', await authenticate(parts, c.req.header('Authorization'), c.get('requestId')));
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      c.set('refusal', error);
      // Counted too: what a key that leaked and was revoked can write into the log has its bound.
      if (error instanceof FormerKey && (await hasRoom(limit, error.rateKey))) c.set('former', error.owner);
    }
    const caller = c.get('caller');
    if (!caller || caller.kind === 'dashboard') return next();
    if (caller.kind === 'key') uses.note(caller.ctx, parts.clock(), c.env?.incoming?.socket?.remoteAddress);
    const headers = await limit.take(caller.rateKey);
    await next();
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
  };
}

function hasRoom(limit: RateLimit, key: string): Promise<boolean> {
  return limit.take(key).then(
    () => true,
    () => false,
  );
}
