import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Parts } from '#lib/service/context';
import type { AppEnv } from '#lib/service/http/app-env';

/** Gives each request its id and writes one log line for it: no secret, no personal field. */
export function track(parts: Parts): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const started = performance.now();
    const sent = c.req.header('X-Request-Id');
    const requestId = sent && /^[\x21-\x7e]{1,128}$/.test(sent) ? sent : randomUUID();
    c.set('requestId', requestId);
    await next();
    c.res.headers.set('X-Request-Id', requestId);
    const caller = c.get('caller');
    const ctx = caller && caller.kind !== 'dashboard' ? caller.ctx : null;
    parts.log.info({
      request_id: requestId,
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Math.round((performance.now() - started) * 100) / 100,
      ...(ctx
        ? {
            actor: ctx.actor.id,
            actor_type: ctx.actor.type,
            organization: ctx.organizationId,
            mode: ctx.mode,
          }
        : {}),
    });
  };
}
