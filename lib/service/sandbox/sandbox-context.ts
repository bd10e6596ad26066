import type { Context, Parts } from '#lib/service/context';

/** The context of the sandbox for a test filing: in the organization's test time, under its policies. */
export async function sandboxContext(parts: Parts, organizationId: string): Promise<Context> {
  const offset = await parts.credentials.clockOffset({ organizationId, mode: 'test' });
  return {
    actor: { type: 'sandbox', id: null, name: 'Sandbox' },
    organizationId,
    mode: 'test',
    roles: [],
    staff: [],
    now: new Date(parts.clock().getTime() + offset),
    session: null,
    address: null,
    requestId: 'sandbox',
    parts,
  };
}
