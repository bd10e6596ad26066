import { and, asc, eq, lte } from 'drizzle-orm';
import type { Mode } from '#lib/contract/scalars';
import type { Parts } from '#lib/service/context';
import { planStates } from '#lib/service/db/schema/plans';
import { enqueueDue, isNotFailing } from '#lib/service/jobs/enqueue-due';

const afterMs = 20_000;

/**
 * Enqueues the states again that a lost job or a killed process left unsent for longer than `after`, in milliseconds.
 */
export async function enqueueUnsentStates(parts: Parts, after = afterMs): Promise<void> {
  const { database, clock } = parts;
  const now = clock();
  const { organization_id, mode, plan_id, jurisdiction, sending_since } = planStates;
  const place = { organization_id, mode, plan_id, jurisdiction };
  const late = database.db.$with('late').as(
    database.db
      .select(place)
      .from(planStates)
      .where(
        and(
          eq(planStates.status, 'sending'),
          lte(sending_since, new Date(now.getTime() - after)),
          isNotFailing('submit-plan-state', { plan_id, jurisdiction }),
        ),
      )
      .orderBy(asc(sending_since))
      .limit(1000)
      .for('update', { skipLocked: true }),
  );
  const rows = await database.db
    .with(late)
    .update(planStates)
    .set({ sending_since: now })
    .from(late)
    .where(
      and(
        eq(organization_id, late.organization_id),
        eq(mode, late.mode),
        eq(plan_id, late.plan_id),
        eq(jurisdiction, late.jurisdiction),
      ),
    )
    .returning(place);
  await enqueueDue(
    parts,
    'submit-plan-state',
    // Drizzle forgets the type of the column here.
    rows.map((row) => ({ ...row, mode: row.mode as Mode })),
  );
}
