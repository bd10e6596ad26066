import { asc, eq } from 'drizzle-orm';
import type { Actor } from '#lib/contract/event';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { approvals } from '#lib/service/db/schema/approvals';
import { events } from '#lib/service/db/schema/events';
import { sinceMade } from '#lib/service/event/since-made';
import { serviceActor } from '#lib/service/service-actor';

type Submitters = { submitted_by: Actor; approved_by: Actor | null };

/** Who submitted a filing of the tenant, and who approved it if approval was required. */
export async function submittersOf(
  tenant: Pick<Context, 'organizationId' | 'mode'>,
  tx: Tx,
  filingId: string,
): Promise<Submitters> {
  const [approval] = await tx
    .select({ submitted_by: approvals.requested_by, approved_by: approvals.decided_by })
    .from(approvals)
    .where(mine(tenant, approvals, eq(approvals.filing_id, filingId)));
  if (approval) return approval;
  const [first] = await tx
    .select({ actor: events.actor })
    .from(events)
    .where(
      mine(
        tenant,
        events,
        eq(events.filing_id, filingId),
        sinceMade([filingId]),
        eq(events.type, 'filing.created'),
      ),
    )
    .orderBy(asc(events.sequence))
    .limit(1);
  return { submitted_by: first?.actor ?? serviceActor, approved_by: null };
}
