import type { Mode } from '#lib/contract/scalars';
import type { Parts } from '#lib/service/context';

export type Claimed = {
  organization_id: string;
  mode: Mode;
  id: string;
  endpoint_id: string;
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
  const now = clock();
  const rows = await database.query(
    `with due as (
      select d.organization_id, d.mode, d.id,
        row_number() over (partition by d.endpoint_id order by d.next_attempt_at, d.id) as place
      from webhook_deliveries d
      where d.status = 'pending' and d.next_attempt_at <= $1
        and (d.claimed_until is null or d.claimed_until <= $1) and d.endpoint_id <> all($2::uuid[])
        and not exists (
          select from webhook_deliveries e
          where e.organization_id = d.organization_id and e.mode = d.mode and e.endpoint_id = d.endpoint_id
            and e.filing_id = d.filing_id and e.sequence < d.sequence and e.status = 'pending'
        )
    ), picked as (
      select d.organization_id, d.mode, d.id
      from webhook_deliveries d join due using (organization_id, mode, id)
      where due.place <= ${mostOfOneEndpoint} and d.status = 'pending'
        and (d.claimed_until is null or d.claimed_until <= $1)
      order by d.next_attempt_at, d.id limit $3
      for update of d skip locked
    )
    update webhook_deliveries d set claimed_until = $4
    from picked p where d.organization_id = p.organization_id and d.mode = p.mode and d.id = p.id
    returning d.organization_id, d.mode, d.id, d.endpoint_id`,
    [now, except, most, new Date(now.getTime() + claimMs)],
  );
  return rows as unknown as Claimed[];
}
