import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Parts } from '#lib/service/context';
import { cases } from '#lib/service/db/schema/cases';
import { filings } from '#lib/service/db/schema/filings';
import { organizations } from '#lib/service/db/schema/organizations';
import { tenantNow } from '#lib/service/db/tenant-now';
import { enqueueDue, isNotFailing } from '#lib/service/jobs/enqueue-due';

const most = 1000;

/**
 * Enqueues a job for each test filing and test answer that is due in one organization, whose clock was moved, or in all.
 */
export async function enqueueDueSandboxWork(
  parts: Parts,
  organizationId: string | null = null,
): Promise<void> {
  const { database, clock } = parts;
  const dueOf = (table: TestTable, time: AnyPgColumn, notFailing: SQL) =>
    database.db
      .select({
        organization_id: table.organization_id,
        id: table.id,
        time: sql`${time}`.mapWith(time) as SQL<Date>,
      })
      .from(table as PgTable)
      .innerJoin(organizations, eq(organizations.id, table.organization_id))
      .where(
        and(
          eq(table.mode, 'test'),
          lte(time, tenantNow(clock(), table)),
          notFailing,
          organizationId === null ? undefined : eq(organizations.id, organizationId),
        ),
      )
      .orderBy(time)
      .limit(most);

  const advances = 'advance-sandbox-filing';
  const steps = await dueOf(filings, filings.next_step_at, isNotFailing(advances, { filing_id: filings.id }));
  await enqueueDue(
    parts,
    advances,
    steps.map(({ organization_id, id, time }) => ({
      organization_id,
      filing_id: id,
      step_at: time.toISOString(),
    })),
  );
  const reviews = 'review-sandbox-case';
  const answers = await dueOf(cases, cases.review_at, isNotFailing(reviews, { case_id: cases.id }));
  await enqueueDue(
    parts,
    reviews,
    answers.map(({ organization_id, id }) => ({ organization_id, case_id: id })),
  );
}

type TestTable = PgTable &
  Record<'organization_id' | 'mode' | 'id', AnyPgColumn<{ data: string; notNull: true }>>;
