import type { Context, Parts } from '#lib/service/context';
import { noOrganization } from '#lib/service/operations/no-organization';

/** For actions for no tenant. */
export function serviceContext(
  parts: Parts,
  { requestId, address }: Pick<Context, 'requestId' | 'address'>,
): Context {
  return {
    actor: { type: 'service', id: null, name: 'Statehouse' },
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
