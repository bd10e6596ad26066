import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { interfaceVersion, isVersioned } from '#lib/contract/version';
import type { Parts } from '#lib/service/context';
import type { AppEnv } from '#lib/service/edge/app-env';
import { isLogged, logRequest } from '#lib/service/edge/log-request';
import type { Operations } from '#lib/service/edge/operations';
import { replaceAnswer, withHeaders } from '#lib/service/edge/plain-answer';
import { securityHeaders } from '#lib/service/edge/security-headers';
import { mayHoldSecrets, redactPath } from '#lib/service/request-log/redact';
import type { RequestLog } from '#lib/service/request-log/request-log';
import { redactForms } from '#lib/service/request-log/secret-forms';

/**
 * Gives each request its id, writes one log line for it (without secrets or personal fields), and notes it in the
 * request log of its organization. An id that the service made contains its time, by which the log finds it.
 */
export function track(parts: Parts, requests: RequestLog, operations: Operations): MiddlewareHandler<AppEnv> {
  // These lines are flat and written here: searching them for nested secrets would take longer than writing them.
  const lines = parts.log.child({}, { redact: [] });
  const secure = securityHeaders(parts.env.BASE_URL);
  return async (c, next) => {
    const started = performance.now();
    const came = parts.clock();
    const sent = c.req.header('X-Request-Id');
    const requestId = sent && /^[\x20-\x7e]{1,128}$/.test(sent) ? withoutSecret(sent) : newRequestId(came);
    c.set('requestId', requestId);
    c.set('headers', { 'X-Request-Id': requestId, ...secure });
    if (isVersioned(c.req.path)) c.get('headers')['Statehouse-Version'] = interfaceVersion;
    await next();
    replaceAnswer(c, withHeaders(c.res, c.get('headers')));
    const caller = c.get('caller');
    const who = caller && caller.kind !== 'dashboard' ? caller.ctx : c.get('refusedKey');
    const facts = {
      request_id: requestId,
      method: c.req.method,
      path: redactPath(c.req.path),
      operation: operations.of(c),
      status: c.res.status,
      code: c.get('problem') ?? null,
      ms: Math.round((performance.now() - started) * 100) / 100,
    };
    lines.info(
      who
        ? {
            ...facts,
            actor: who.actor.id,
            actor_type: who.actor.type,
            organization: who.organizationId,
            mode: who.mode,
          }
        : facts,
    );
    if (who && caller?.kind !== 'operator_key' && isLogged(facts))
      await logRequest(requests, c, { ...facts, at: came.getTime() }, who);
  };
}

let latest = -1;
let head = '';

/** A UUIDv7 without an order within its millisecond, which is much cheaper, as every request needs one. */
function newRequestId(now: Date): string {
  const at = now.getTime();
  if (at !== latest) {
    const hex = at.toString(16).padStart(12, '0');
    latest = at;
    head = `${hex.slice(0, 8)}-${hex.slice(8)}-7`;
  }
  return head + randomUUID().slice(15);
}

// The id is logged and stored with changes, so a key that was sent as the id by mistake must not be kept.
function withoutSecret(sent: string): string {
  return mayHoldSecrets(sent) ? redactForms(sent) : sent;
}
