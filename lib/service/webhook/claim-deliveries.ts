import { and, asc, eq, isNull, lt, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Mode } from '#lib/contract/scalars';
import { minuteMs } from '#lib/rules/calendar/durations';
import type { Parts } from '#lib/service/context';
import { sameTenant } from '#lib/service/db/mine';
import { webhookDeliveries } from '#lib/service/db/schema/webhooks';

export type Claimed = {
  organization_id: string;
  mode: Mode;
  id: string;
  endpoint_id: string;
  traceparent: string | null;
};

const claimMs = minuteMs;

/**
 * Claims deliveries that are due, of every tenant, for this worker, at most `mostOfOne` for each endpoint, the first of
 * each before the second of any; after a minute without an outcome another worker may claim them. Of one filing's
 * events, only the earliest undelivered one is due at each endpoint.
 */
export async function claimDeliveries(
  { database: { db }, clock }: Parts,
  { most, mostOfOne, except }: { most: number; mostOfOne: number; except: readonly string[] },
): Promise<Claimed[]> {
  const now = clock();
  const {
    organization_id,
    mode,
    id,
    endpoint_id,
    filing_id,
    sequence,
    status,
    next_attempt_at,
    claimed_until,
    traceparent,
  } = webhookDeliveries;
  const isFree = and(eq(status, 'pending'), or(isNull(claimed_until), lte(claimed_until, now)));
  const earlier = alias(webhookDeliveries, 'earlier');
  const isBehind = sameTenant(
    earlier,
    webhookDeliveries,
    eq(earlier.endpoint_id, endpoint_id),
    eq(earlier.filing_id, filing_id),
    lt(earlier.sequence, sequence),
    eq(earlier.status, 'pending'),
  );
  const next = db
    .select({ organization_id, mode, id, next_attempt_at })
    .from(webhookDeliveries)
    .where(
      and(
        sql`${organization_id} = waiting.organization_id and ${mode} = waiting.mode and ${endpoint_id} = waiting.endpoint_id`,
        isFree,
        lte(next_attempt_at, now),
        // A subquery, and no anti-join: before there are statistics, that one reads all that wait, for each row.
        isNull(sql`(${db.select({ id: earlier.id }).from(earlier).where(isBehind).limit(1)})`),
      ),
    )
    .orderBy(asc(next_attempt_at), asc(id))
    .limit(mostOfOne)
    .as('next');
  const turn = sql<number>`row_number() over (
    partition by waiting.endpoint_id order by ${next.next_attempt_at}, ${next.id})`.as('turn');
  const due = db.$with('due').as(
    db
      .select({ organization_id: next.organization_id, mode: next.mode, id: next.id, turn })
      .from(endpointsWaiting())
      .crossJoinLateral(next)
      .where(notInArray(sql`waiting.endpoint_id`, [...except])),
  );
  const picked = db.$with('picked').as(
    db
      .select({ organization_id, mode, id })
      .from(webhookDeliveries)
      .innerJoin(due, and(eq(organization_id, due.organization_id), eq(mode, due.mode), eq(id, due.id)))
      .where(isFree)
      .orderBy(asc(due.turn), asc(next_attempt_at), asc(id))
      .limit(most)
      .for('update', { of: webhookDeliveries, skipLocked: true }),
  );
  return db
    .with(due, picked)
    .update(webhookDeliveries)
    .set({ claimed_until: new Date(now.getTime() + claimMs) })
    .from(picked)
    .where(and(eq(organization_id, picked.organization_id), eq(mode, picked.mode), eq(id, picked.id)))
    .returning({ organization_id, mode, id, endpoint_id, traceparent });
}

/**
 * The endpoints with pending deliveries, each found by one step along the index of what is next: a claim takes no longer
 * while a hundred thousand wait for one of them.
 */
function endpointsWaiting(): SQL {
  const { organization_id, mode, endpoint_id, status } = webhookDeliveries;
  const key = sql`${organization_id}, ${mode}, ${endpoint_id}`;
  const first = (after?: SQL) =>
    sql`select ${key} from ${webhookDeliveries} where ${and(eq(status, 'pending'), after)} order by ${key} limit 1`;
  const last = sql`(found.organization_id, found.mode, found.endpoint_id)`;
  return sql`(
    with recursive found as (
      (${first()}) union all select following.* from found cross join lateral (${first(sql`(${key}) > ${last}`)}) following
    )
    select * from found
  ) waiting`;
}
