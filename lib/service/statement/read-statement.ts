import { and, asc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { StatementEntry } from '#lib/contract/statement';
import { chargedDifference } from '#lib/rules/fees/charged-difference';
import { toAmount, toCents } from '#lib/rules/fees/money';
import { recordedLineLabel } from '#lib/rules/fees/recorded-line-label';
import { cutPage, isMomentKey, readCursor } from '#lib/service/cursor';
import type { Tx } from '#lib/service/db/database';
import { filings } from '#lib/service/db/schema/filings';
import { organizations } from '#lib/service/db/schema/organizations';
import { isId } from '#lib/service/ids';

/** Charged in a month of UTC, `YYYY-MM`. */
export function chargedIn(month: string): SQL | undefined {
  const [year, at] = month.split('-').map(Number) as [number, number];
  const start = new Date(Date.UTC(year, at - 1, 1));
  return and(gte(filings.charged_at, start), lt(filings.charged_at, new Date(Date.UTC(year, at, 1))));
}

const stateCents = sql`coalesce(round((${filings.charged} #>> '{total,amount}')::numeric * 100), 0)`;

/** The sums of a statement's filings, in whole cents. */
export const sumColumns = {
  filings: sql<number>`count(*)::int`,
  state: sql<string>`coalesce(sum(${stateCents}), 0)::text`,
  service: sql<string>`coalesce(sum(${filings.service_price_cents}), 0)::text`,
};

type Summed = { filings: number; state: string; service: string };

export function toTotals({ filings: count, state, service }: Summed) {
  const [charged, price] = [Number(state), Number(service)];
  return {
    filings: count,
    charged: toAmount(charged),
    service_price: toAmount(price),
    total: toAmount(charged + price),
  };
}

const columns = {
  organization_id: filings.organization_id,
  organization_name: organizations.name,
  id: filings.id,
  type: filings.type,
  jurisdiction: filings.jurisdiction,
  legal_name: filings.legal_name,
  expedited_tier: filings.expedited_tier,
  registration_number: filings.registration_number,
  fee: filings.fee,
  charged: filings.charged,
  charged_at: filings.charged_at,
  service_price_cents: filings.service_price_cents,
};

export type ChargedRow = Awaited<ReturnType<typeof readCharged>>['rows'][number];

const order = 'filings by charge';

/** A page of the charged filings that match `condition`, in the order of their charges. */
export async function readCharged(
  tx: Tx,
  condition: SQL | undefined,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  const found = await tx
    .select(columns)
    .from(filings)
    .innerJoin(organizations, eq(organizations.id, filings.organization_id))
    .where(and(condition, cursor === undefined ? undefined : after(cursor)))
    .orderBy(asc(filings.charged_at), asc(filings.id))
    .limit(limit + 1);
  const { page, next } = cutPage(found, limit, order, ({ charged_at, id }) => [
    charged_at?.toISOString() ?? '',
    id,
  ]);
  return { rows: page, next: next.next_cursor };
}

function after(cursor: string): SQL {
  const [at, id] = readCursor(cursor, order, [isMomentKey, isId]);
  return sql`(${filings.charged_at}, ${filings.id}) > (${at}::timestamptz, ${id}::uuid)`;
}

export function toStatementEntry(row: ChargedRow): StatementEntry {
  const state = (row.charged?.items ?? []).map((line) => ({
    kind: 'state' as const,
    component_type: line.component_type,
    name: line.name,
    label: recordedLineLabel(line, row.expedited_tier),
    amount: line.amount,
  }));
  const price = row.service_price_cents;
  const service = {
    kind: 'service' as const,
    component_type: null,
    name: 'service_price',
    label: 'Service price',
    amount: toAmount(price),
  };
  const charged = toCents(row.charged?.total.amount ?? 0);
  return {
    filing_id: row.id,
    type: row.type,
    jurisdiction: row.jurisdiction,
    legal_name: row.legal_name,
    registration_number: row.registration_number,
    charged_at: row.charged_at?.toISOString() ?? '',
    lines: price > 0 ? [...state, service] : state,
    estimate: row.fee?.total.amount ?? null,
    difference: chargedDifference(row),
    charged: toAmount(charged),
    service_price: toAmount(price),
    total: toAmount(charged + price),
  };
}
