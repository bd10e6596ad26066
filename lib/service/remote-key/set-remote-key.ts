import type { RemoteKey, SetRemoteKeyRequest } from '#lib/contract/remote-key';
import type { Context } from '#lib/service/context';
import { remoteKeys } from '#lib/service/db/schema/remote-keys';
import { withTenant } from '#lib/service/db/tenant';
import { invalid, ProblemError } from '#lib/service/errors';
import { audit } from '#lib/service/event/record-event';
import { placeOfRemoteKey, toRemoteKey } from '#lib/service/remote-key/load-remote-key';
import { seal } from '#lib/service/sealed';
import { logAccess } from '#lib/service/session/log-access';

/** Sets the organization's key for the caller's mode, and replaces the previous one. */
export async function setRemoteKey(ctx: Context, { api_key }: SetRemoteKeyRequest): Promise<RemoteKey> {
  const { parts, organizationId, mode, actor } = ctx;
  if (!parts.env.FILING_API_URL) {
    throw new ProblemError(
      'conflict',
      'This installation files itself: it has no FILING_API_URL, so there is no other service to give a key for.',
    );
  }
  const other = mode === 'test' ? 'live' : 'test';
  if (api_key.startsWith(`sk_${other}_`)) {
    const detail = `This is a ${other} key, and you are in ${mode} mode.`;
    throw invalid([{ pointer: '/api_key', code: 'wrong_mode', detail }]);
  }
  const row: typeof remoteKeys.$inferSelect = {
    organization_id: organizationId,
    mode,
    value: seal(parts, placeOfRemoteKey(ctx), api_key),
    last_four: api_key.slice(-4),
    set_by: actor.id ?? organizationId,
    // In real time, because keys do not follow the sandbox's clock.
    set_at: parts.clock(),
  };
  await withTenant(ctx, async (tx) => {
    await tx
      .insert(remoteKeys)
      .values(row)
      .onConflictDoUpdate({ target: [remoteKeys.organization_id, remoteKeys.mode], set: row });
    await audit(ctx, tx, 'remote_key.set', 'remote_key', null, { after: { last_four: row.last_four } });
  });
  logAccess(ctx, 'remote_key.set');
  return toRemoteKey(ctx, row);
}
