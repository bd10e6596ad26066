import type { Mode } from '#lib/contract/scalars';
import type { Context, Parts } from '#lib/service/context';
import { serviceActor } from '#lib/service/service-actor';

/**
 * The context in which the service acts for a tenant by itself, in real time in test mode too: receivers of webhooks and
 * readers of email live in it.
 */
export function tenantContext(
  parts: Parts,
  { organization_id, mode }: { organization_id: string; mode: Mode },
): Context {
  return {
    actor: serviceActor,
    organizationId: organization_id,
    mode,
    roles: [],
    staff: [],
    now: parts.clock(),
    session: null,
    address: null,
    requestId: 'service',
    parts,
  };
}
