import type { Context, Parts } from '#lib/service/context';
import { noOrganization } from '#lib/service/operations/no-organization';
import { serviceActor } from '#lib/service/service-actor';

/** For actions for no tenant. */
export function serviceContext(
  parts: Parts,
  { requestId, address }: Pick<Context, 'requestId' | 'address'>,
): Context {
  return {
    actor: serviceActor,
    organizationId: noOrganization,
    mode: 'test',
    roles: [],
    staff: [],
    session: null,
    address,
    now: parts.clock(),
    requestId,
    parts,
  };
}
