import type { Context } from '#lib/service/context';

/**
 * Sign-ins, sessions and members belong to the organization and to no mode: they are recorded in the audit log of live
 * mode.
 */
export function organizationWide(ctx: Context): Context {
  return { ...ctx, mode: 'live', now: ctx.parts.clock() };
}

/**
 * Logs changes of access after the audit row has committed: sign-ins and refused ones, keys and members. `object` is
 * what was changed; `person` is the account of a refused sign-in, if it exists.
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
