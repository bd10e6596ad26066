import type { Context, Parts } from '#lib/service/context';

const nobody = '00000000-0000-7000-8000-000000000000';

/** For what acts for no tenant. */
export function serviceContext(
  parts: Parts,
  { requestId, address }: Pick<Context, 'requestId' | 'address'>,
): Context {
  return {
    actor: { type: 'service', id: null, name: 'Statehouse' },
    organizationId: nobody,
    mode: 'test',
    scope: 'full',
    roles: [],
    staff: [],
    session: null,
    address,
    now: parts.clock(),
    requestId,
    parts,
  };
}
