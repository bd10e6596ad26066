import { sql } from 'drizzle-orm';
import type { ObservedDays } from '#lib/contract/filing-report';
import type { OperationType } from '#lib/contract/operation-type';
import { addMonths, civilDateOf } from '#lib/rules/calendar/civil-date';
import { mostObserved, observedDays } from '#lib/rules/filing/observed-days';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { filings } from '#lib/service/db/schema/filings';

/** A state and a requested tier; without a tier it is standard processing. */
export type Pace = { jurisdiction: string; tier: string | null };

const observedMonths = 24;

/**
 * How long the organization's last filings took, by requested speed; `undefined` if too few are completed. In test mode
 * a timer advances filings, which says nothing about a state.
 */
export async function readObservedDays(
  ctx: Context,
  tx: Tx,
  type: OperationType,
  asked: readonly Pace[],
): Promise<(pace: Pace) => ObservedDays | undefined> {
  if (ctx.mode === 'test' || asked.length === 0) return () => undefined;
  const since = new Date(`${addMonths(civilDateOf(ctx.now), -observedMonths)}T00:00:00.000Z`);
  const { jurisdiction, expedited_tier, status, status_changed_at, created_at } = filings;
  const paces = JSON.stringify(asked.map((pace) => [pace.jurisdiction, pace.tier ?? '']));
  const last = tx
    .select({ submitted: created_at, completed: status_changed_at })
    .from(filings)
    .where(
      mine(
        ctx,
        filings,
        sql`${status} = 'completed' and ${filings.type} = ${type} and ${jurisdiction} = pace.asked ->> 0`,
        sql`coalesce(${expedited_tier}, '') = pace.asked ->> 1 and ${status_changed_at} >= ${since.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(sql`${status_changed_at} desc`)
    .limit(mostObserved)
    .as('last');
  const rows = await tx
    .select({ key: sql<string>`pace.asked::text`, submitted: last.submitted, completed: last.completed })
    .from(sql`jsonb_array_elements(${paces}::jsonb) as pace(asked)`)
    .innerJoinLateral(last, sql`true`);
  const byPace = Map.groupBy(rows, ({ key }) => JSON.stringify(JSON.parse(key)));
  return ({ jurisdiction: state, tier }) =>
    observedDays(byPace.get(JSON.stringify([state, tier ?? ''])) ?? []) ?? undefined;
}
