import { and, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { FilingReport, FilingReportQuery, ReportFigures } from '#lib/contract/filing-report';
import { businessDayCounts } from '#lib/rules/calendar/business-days';
import { addMonths, civilDateOf } from '#lib/rules/calendar/civil-date';
import { toAmount } from '#lib/rules/fees/money';
import type { Tx } from '#lib/service/db/database';
import { filings } from '#lib/service/db/schema/filings';
import { expeditedFilter, typeFilter } from '#lib/service/filing/filing-filters';

type Read = Pick<FilingReport, 'since' | 'until' | 'currency' | 'total' | 'data'>;

/**
 * What the completed filings that fulfil `own` cost and how long they took, by state and in all. The database sums, so
 * that the answer has a line a state however many filings there are; its `percentile_disc` is the nearest rank of
 * lib/rules/filing/observed-days.ts.
 */
export async function readReport(
  tx: Tx,
  own: SQL | undefined,
  { months, type, expedited }: FilingReportQuery,
  now: Date,
): Promise<Read> {
  const until = civilDateOf(now);
  const since = addMonths(until, -months);
  const { calendar, businessDay } = businessCalendar(since, until);
  const { fee, charged, promised_at } = filings;
  const done = tx
    .select({
      jurisdiction: filings.jurisdiction,
      days: sql<number>`${businessDay(filings.status_changed_at)} - ${businessDay(filings.created_at)}`.as(
        'days',
      ),
      promised: sql<number | null>`${businessDay(promised_at)} - ${businessDay(filings.created_at)}`.as(
        'promised',
      ),
      kept: sql<boolean | null>`${filings.status_changed_at} <= ${promised_at}`.as('kept'),
      estimated: sql<number | null>`case when ${charged} is not null then ${centsOf(fee)} end`.as(
        'estimated',
      ),
      charged: sql<number | null>`case when ${fee} is not null then ${centsOf(charged)} end`.as('charged'),
    })
    .from(filings)
    .innerJoin(calendar, sql`true`)
    .where(
      and(
        own,
        eq(filings.status, 'completed'),
        gte(filings.status_changed_at, new Date(`${since}T00:00:00.000Z`)),
        typeFilter(type ?? 'with_state'),
        expeditedFilter(expedited),
      ),
    )
    .as('done');
  const half = (value: SQL) => sql<string>`(percentile_disc(0.5) within group (order by ${value}))::text`;
  const nine = (value: SQL) => sql<string>`(percentile_disc(0.9) within group (order by ${value}))::text`;
  const [days, promised, difference] = [
    sql`${done.days}`,
    sql`${done.promised}`,
    sql`${done.charged} - ${done.estimated}`,
  ];
  const rows = await tx
    .select({
      jurisdiction: sql<string | null>`${done.jurisdiction}`,
      filings: sql<number>`count(*)::int`,
      days: half(days),
      days_p90: nine(days),
      promises: sql<number>`count(${done.promised})::int`,
      kept: sql<number>`count(*) filter (where ${done.kept})::int`,
      promised: half(promised),
      promised_p90: nine(promised),
      billed: sql<number>`count(${difference})::int`,
      estimated: sql<string>`coalesce(sum(${done.estimated}), 0)::text`,
      charged: sql<string>`coalesce(sum(${done.charged}), 0)::text`,
      difference: half(difference),
      difference_p90: nine(difference),
    })
    .from(done)
    .groupBy(sql`grouping sets ((), (${done.jurisdiction}))`)
    .orderBy(sql`${done.jurisdiction} nulls first`);
  const [all, ...states] = rows;
  return {
    since,
    until,
    currency: 'USD',
    total: all && all.filings > 0 ? toFigures(all) : null,
    data: states.map((row) => ({ jurisdiction: row.jurisdiction ?? '', ...toFigures(row) })),
  };
}

const centsOf = (breakdown: AnyPgColumn) =>
  sql`round((${breakdown} #>> '{total,amount}')::numeric * 100)::bigint`;

/** An upper bound for the wait of a filing; a longer one counts as if submitted then. */
const longestMonths = 36;

/** Maps a time to its business day by a table from the rule, because the database knows no holidays. */
function businessCalendar(since: string, until: string) {
  const first = addMonths(since, -longestMonths);
  const counts = businessDayCounts(first, addMonths(until, longestMonths));
  // With `offset` the text is parsed once, not again for every row.
  const calendar = sql`(select ${`{${counts}}`}::int[] as counts offset 0) as calendar`;
  const businessDay = (moment: AnyPgColumn) =>
    sql`case when ${moment} is not null then
      calendar.counts[least(greatest((${moment} at time zone 'UTC')::date - ${first}::date, 0) + 1, ${counts.length}::int)] end`;
  return { calendar, businessDay };
}

type Row = Record<'filings' | 'promises' | 'kept' | 'billed', number> &
  // Values that may exceed an integer, or what a driver reads as a number.
  Record<
    | 'days'
    | 'days_p90'
    | 'promised'
    | 'promised_p90'
    | 'estimated'
    | 'charged'
    | 'difference'
    | 'difference_p90',
    string
  >;

function toFigures(row: Row): ReportFigures {
  const [estimated, charged] = [Number(row.estimated), Number(row.charged)];
  return {
    filings: row.filings,
    days: { median: Number(row.days), p90: Number(row.days_p90) },
    promised:
      row.promises === 0
        ? null
        : {
            median: Number(row.promised),
            p90: Number(row.promised_p90),
            filings: row.promises,
            kept: row.kept,
          },
    fees:
      row.billed === 0
        ? null
        : {
            filings: row.billed,
            estimated: toAmount(estimated),
            charged: toAmount(charged),
            difference: toAmount(charged - estimated),
            median_difference: toAmount(Number(row.difference)),
            p90_difference: toAmount(Number(row.difference_p90)),
          },
  };
}
