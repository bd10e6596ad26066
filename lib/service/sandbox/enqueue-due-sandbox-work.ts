import type { Parts } from '#lib/service/context';

/**
 * Asks the worker to move every test filing, review every test answer and hand over every agent whose time has come, of
 * one organization or of all: after a clock was moved, and now and then for what a lost job left standing.
 */
export async function enqueueDueSandboxWork(
  parts: Parts,
  organizationId: string | null = null,
): Promise<void> {
  const now = parts.clock();
  const values = [now, organizationId];
  const due = `from %t join organizations o on o.id = %t.organization_id
    where %t.mode = 'test' and %c <= $1::timestamptz + o.test_clock_offset_ms * interval '1 millisecond'
    and ($2::uuid is null or o.id = $2) and %o order by %c limit 1000`;
  const select = (table: string, column: string, only = 'true') =>
    `select ${table}.organization_id, ${table}.id ${due.replaceAll('%t', table).replaceAll('%c', `${table}.${column}`).replaceAll('%o', only)}`;

  const filings = await parts.database.query(select('filings', 'next_step_at'), values);
  await parts.jobs.boss.insert(
    'advance-sandbox-filing',
    filings.map((row) => ({ data: { organization_id: row.organization_id, filing_id: row.id } })),
  );
  const cases = await parts.database.query(select('cases', 'review_at'), values);
  await parts.jobs.boss.insert(
    'review-sandbox-case',
    cases.map((row) => ({ data: { organization_id: row.organization_id, case_id: row.id } })),
  );
  const standing = "registered_agents.status = 'termination_requested'";
  const agents = await parts.database.query(select('registered_agents', 'handover_at', standing), values);
  await parts.jobs.boss.insert(
    'hand-over-agent',
    agents.map((row) => ({ data: { organization_id: row.organization_id, business_id: row.id } })),
  );
}
