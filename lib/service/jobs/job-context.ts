import type { Mode } from '#lib/contract/scalars';
import type { Context, Parts } from '#lib/service/context';
import { sandboxContext } from '#lib/service/sandbox/sandbox-context';
import { tenantContext } from '#lib/service/tenant-context';

/** The context of a job: in test mode by the sandbox's clock, in live mode in real time. */
export async function jobContext(
  parts: Parts,
  { organization_id, mode }: { organization_id: string; mode: Mode },
): Promise<Context> {
  return mode === 'test'
    ? sandboxContext(parts, organization_id)
    : tenantContext(parts, { organization_id, mode });
}
