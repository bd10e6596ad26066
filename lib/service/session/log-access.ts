import type { Context } from '#lib/service/context';

/** Sign-ins, sessions and members belong to the organization and to no mode: they stand in the trail of live mode. */
export function organizationWide(ctx: Context): Context {
  return { ...ctx, mode: 'live', now: ctx.parts.clock() };
}

/**
 * Logs, once the audit row has committed, who may come in, or tried to: sign-ins, keys and members. `object` is what
 * was changed; `person` whom a refused sign-in was for, where they are known here.
 */
export function logAccess(
  ctx: Context,
  action: string,
  about: { object?: string; person?: string | null } = {},
): void {
  const { parts, actor, organizationId, mode, address, requestId } = ctx;
  const isKnown = actor.type !== 'service';
  parts.log.info(
    {
      action,
      ...(isKnown ? { actor: actor.id, actor_type: actor.type, organization: organizationId, mode } : {}),
      address,
      ...about,
      request_id: requestId,
    },
    'access',
  );
}
