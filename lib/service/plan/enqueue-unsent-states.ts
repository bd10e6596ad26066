import { sql } from 'drizzle-orm';
import type { Parts } from '#lib/service/context';
import { readRows } from '#lib/service/db/read-rows';

const patienceMs = 20_000;

/**
 * Asks the worker to submit again what a lost job or a killed process left unsent for longer than `patience`; each then
 * waits its turn anew.
 */
export async function enqueueUnsentStates(
  { database, jobs, clock }: Parts,
  patience = patienceMs,
): Promise<void> {
  const time = clock();
  const now = sql`${time.toISOString()}::timestamptz`;
  const late = sql`${new Date(time.getTime() - patience).toISOString()}::timestamptz`;
  const rows = await readRows(
    database.db,
    sql`with late as (
      select s.organization_id, s.mode, s.plan_id, s.jurisdiction from plan_states s
      where s.status = 'sending' and s.sending_since <= ${late}
      order by s.sending_since limit 1000
      for update skip locked
    )
    update plan_states s set sending_since = ${now} from late l
    where s.organization_id = l.organization_id and s.mode = l.mode and s.plan_id = l.plan_id
      and s.jurisdiction = l.jurisdiction
    returning s.organization_id, s.mode, s.plan_id, s.jurisdiction`,
  );
  await jobs.boss.insert(
    'submit-plan-state',
    rows.map(({ organization_id, mode, plan_id, jurisdiction }) => ({
      data: { organization_id, mode, plan_id, jurisdiction },
    })),
  );
}
