import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Parts } from '#lib/service/context';
import { cases } from '#lib/service/db/schema/cases';
import { filings } from '#lib/service/db/schema/filings';
import { organizations } from '#lib/service/db/schema/organizations';
import { tenantNow } from '#lib/service/db/tenant-now';

const most = 1000;

/**
 * Enqueues a job for each test filing and test answer that is due in one organization, whose clock was moved, or in all.
 */
export async function enqueueDueSandboxWork(
  { database, jobs, clock }: Parts,
  organizationId: string | null = null,
): Promise<void> {
  const dueOf = (table: TestTable, time: AnyPgColumn) =>
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
          organizationId === null ? undefined : eq(organizations.id, organizationId),
        ),
      )
      .orderBy(time)
      .limit(most);

  await jobs.boss.insert(
    'advance-sandbox-filing',
    (await dueOf(filings, filings.next_step_at)).map(({ organization_id, id, time }) => ({
      data: { organization_id, filing_id: id, step_at: time.toISOString() },
    })),
  );
  await jobs.boss.insert(
    'review-sandbox-case',
    (await dueOf(cases, cases.review_at)).map(({ organization_id, id }) => ({
      data: { organization_id, case_id: id },
    })),
  );
}

type TestTable = PgTable & Record<'organization_id' | 'mode' | 'id', AnyPgColumn>;
