import type { Mode } from '#lib/contract/scalars';
import type { Context, Parts } from '#lib/service/context';
import type { DemoPerson } from '#lib/service/demo/demo-people';

/** The actor and time of a demo operation: the demo's past is made by the normal operations, under an earlier clock. */
export function demoContext(
  parts: Parts,
  act: { organizationId: string; mode: Mode; now: Date; by: DemoPerson | 'service' | 'sandbox' },
): Context {
  const { organizationId, mode, now, by } = act;
  return {
    actor:
      typeof by === 'string'
        ? { type: by, id: null, name: by === 'service' ? 'Statehouse' : 'Sandbox' }
        : { type: 'person', id: by.id, name: by.name },
    organizationId,
    mode,
    roles: typeof by === 'string' ? [] : by.roles,
    staff: [],
    now,
    session: null,
    address: null,
    requestId: 'demo',
    parts,
  };
}
