import { sql } from 'drizzle-orm';
import type { Mode } from '#lib/contract/scalars';
import type { Parts } from '#lib/service/context';
import { readRows } from '#lib/service/db/read-rows';

export type Claimed = {
  organization_id: string;
  mode: Mode;
  id: string;
  endpoint_id: string;
  traceparent: string | null;
};

const claimMs = 60_000;
const mostOfOneEndpoint = 4;

/**
 * Takes deliveries that are due, of every tenant, for this worker alone; another may take them once a minute has passed
 * without a word. Of one filing's events only the earliest that is still on its way to an endpoint is due.
 */
export async function claimDeliveries(
  { database, clock }: Parts,
  { most, except }: { most: number; except: readonly string[] },
): Promise<Claimed[]> {
  const time = clock();
  const now = sql`${time.toISOString()}::timestamptz`;
  const until = sql`${new Date(time.getTime() + claimMs).toISOString()}::timestamptz`;
  const rows = await readRows(
    database.db,
    sql`with due as (
      select d.organization_id, d.mode, d.id,
        row_number() over (partition by d.endpoint_id order by d.next_attempt_at, d.id) as place
      from webhook_deliveries d
      where d.status = 'pending' and d.next_attempt_at <= ${now}
        and (d.claimed_until is null or d.claimed_until <= ${now}) and d.endpoint_id <> all(${sql.param(except)}::uuid[])
        and not exists (
          select from webhook_deliveries e
          where e.organization_id = d.organization_id and e.mode = d.mode and e.endpoint_id = d.endpoint_id
            and e.filing_id = d.filing_id and e.sequence < d.sequence and e.status = 'pending'
        )
    ), picked as (
      select d.organization_id, d.mode, d.id
      from webhook_deliveries d join due using (organization_id, mode, id)
      where due.place <= ${mostOfOneEndpoint} and d.status = 'pending'
        and (d.claimed_until is null or d.claimed_until <= ${now})
      order by d.next_attempt_at, d.id limit ${most}
      for update of d skip locked
    )
    update webhook_deliveries d set claimed_until = ${until}
    from picked p where d.organization_id = p.organization_id and d.mode = p.mode and d.id = p.id
    returning d.organization_id, d.mode, d.id, d.endpoint_id, d.traceparent`,
  );
  return rows as unknown as Claimed[];
}
