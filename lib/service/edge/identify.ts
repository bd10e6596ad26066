import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { clientAddress } from '#lib/config/client-address';
import type { Env } from '#lib/config/env';
import type { Parts } from '#lib/service/context';
import type { AppEnv } from '#lib/service/edge/app-env';
import { authenticate, RefusedKey, WrongCredential } from '#lib/service/edge/authenticate';
import type { RateLimit } from '#lib/service/edge/rate-limit';
import type { WrongCredentials } from '#lib/service/edge/wrong-credentials';
import { ProblemError } from '#lib/service/errors';
import type { KeyUses } from '#lib/service/key-uses';

// Every page asks who is signed in, and signing out must always be possible.
const uncounted = /^\/console\/(?:me|session)(?:\/|$)/;

type Counts = {
  limit: RateLimit;
  wrong: WrongCredentials;
  uses: KeyUses;
};

/**
 * Identifies the caller and its address, notes the use of a key, and counts the request against the rate limit of the
 * key or person. A refused credential is kept until the route is known, which throws it unless it is public, so that an
 * unknown path is 404 for everybody.
 */
export function identify(parts: Parts, { limit, wrong, uses }: Counts): MiddlewareHandler<AppEnv> {
  async function refuse(c: HonoContext<AppEnv>, error: unknown): Promise<void> {
    if (!(error instanceof ProblemError)) throw error;
    const instead = error instanceof WrongCredential ? await wrong.count(c.get('address')) : null;
    c.set('refusal', instead ?? error);
    // Counted too, to limit how much a leaked key can write into the log.
    if (error instanceof RefusedKey && (await hasRoom(limit, error.rateKey)))
      c.set('refusedKey', error.owner);
  }

  return async (c, next) => {
    c.set('caller', null);
    c.set('refusal', null);
    const address = clientAddressOf(c, parts.env);
    c.set('address', address);
    try {
      const request = { requestId: c.get('requestId'), address };
      c.set('caller', await authenticate(parts, c.req.header('Authorization'), request));
    } catch (error) {
      await refuse(c, error);
    }
    const caller = c.get('caller');
    if (caller) c.set('address', caller.kind === 'dashboard' ? caller.address : caller.ctx.address);
    if (!caller || caller.kind === 'dashboard' || uncounted.test(c.req.path)) return next();
    if (caller.kind === 'key') uses.note(caller.ctx, parts.clock());
    Object.assign(c.get('headers'), await limit.take(caller.rateKey));
    return next();
  };
}

/** The address of the client, behind any trusted proxies; null if there is no socket. */
function clientAddressOf(c: HonoContext<AppEnv>, { TRUSTED_PROXIES }: Env): string | null {
  const socket = c.env?.incoming?.socket?.remoteAddress;
  return clientAddress(socket, c.req.header('X-Forwarded-For'), TRUSTED_PROXIES);
}

function hasRoom(limit: RateLimit, key: string): Promise<boolean> {
  return limit.take(key).then(
    () => true,
    () => false,
  );
}
