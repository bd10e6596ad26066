import type { UsableRemoteKey, UseRemoteKeyRequest } from '#lib/contract/remote-key';
import { may } from '#lib/rules/person/permissions';
import type { Context } from '#lib/service/context';
import { withTenant } from '#lib/service/db/tenant';
import { ProblemError } from '#lib/service/errors';
import { loadRemoteKey, placeOfRemoteKey } from '#lib/service/remote-key/load-remote-key';
import { unseal } from '#lib/service/sealed';
import { activeSession } from '#lib/service/session/active-session';

/**
 * The key with which the dashboard calls the external filing service for the person of this session. Throws
 * `remote_key_missing` if their organization has none, because no other key may be used.
 */
export async function useRemoteKey(
  ctx: Context,
  { session: hash, mode, active, writes, person, organization }: UseRemoteKeyRequest,
): Promise<UsableRemoteKey> {
  const session = await activeSession(ctx.parts, hash, {
    active,
    address: ctx.address,
    person,
    organization,
  });
  if (!session) throw new ProblemError('unauthenticated', 'You were signed out. Sign in again.');
  if (writes && !may(session.roles, 'prepare')) {
    const detail = `Your roles (${session.roles.join(', ')}) do not permit this.`;
    throw new ProblemError('forbidden', detail, { required_scope: 'prepare' });
  }
  const tenant: Context = { ...ctx, organizationId: session.organizationId, mode };
  const row = await withTenant(tenant, (tx) => loadRemoteKey(tenant, tx));
  if (row) {
    return { object: 'usable_remote_key', api_key: unseal(ctx.parts, placeOfRemoteKey(tenant), row.value) };
  }
  throw new ProblemError(
    'remote_key_missing',
    `Your organization has no ${mode} key for the filing service. An administrator gives it under Developers, API keys.`,
  );
}
