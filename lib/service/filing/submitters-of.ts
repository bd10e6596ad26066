import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Actor } from '#lib/contract/event';
import type { Tx } from '#lib/service/db/database';
import { approvals } from '#lib/service/db/schema/approvals';
import { events } from '#lib/service/db/schema/events';
import { sinceMade } from '#lib/service/event/since-made';
import { serviceActor } from '#lib/service/service-actor';

type Submitters = { submitted_by: Actor; approved_by: Actor | null };

/** Who submitted a filing, and who approved it if approval was required. `own` limits whose rows may be read. */
export async function submittersOf(
  tx: Tx,
  filingId: string,
  own: (table: typeof approvals | typeof events) => SQL | undefined,
): Promise<Submitters> {
  const [approval] = await tx
    .select({ submitted_by: approvals.requested_by, approved_by: approvals.decided_by })
    .from(approvals)
    .where(and(own(approvals), eq(approvals.filing_id, filingId)));
  if (approval) return approval;
  const [first] = await tx
    .select({ actor: events.actor })
    .from(events)
    .where(
      and(
        own(events),
        eq(events.filing_id, filingId),
        sinceMade([filingId]),
        eq(events.type, 'filing.created'),
      ),
    )
    .orderBy(asc(events.sequence))
    .limit(1);
  return { submitted_by: first?.actor ?? serviceActor, approved_by: null };
}
