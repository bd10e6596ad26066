import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { FeeBreakdown } from '#lib/contract/fee';
import { type EntityType, type FilingResult, FilingStatus, type FilingType } from '#lib/contract/filing';
import type { NameCheck } from '#lib/contract/name-check';
import { businesses } from '#lib/service/db/schema/businesses';
import {
  belongsTo,
  byId,
  isMode,
  isNotNegative,
  isOneOf,
  moment,
  searchKeys,
  tenantColumns,
} from '#lib/service/db/schema/columns';

export const filings = pgTable(
  'filings',
  {
    ...tenantColumns(),
    type: text().$type<FilingType>().notNull(),
    status: text().$type<FilingStatus>().notNull(),
    entity_type: text().$type<EntityType>().notNull(),
    jurisdiction: text().notNull(),
    legal_name: text().notNull(),
    expedited_tier: text(),
    business_id: uuid().notNull(),
    // The business that was qualified; null for a formation.
    formation_business_id: uuid(),
    parent_filing_id: uuid(),
    // The submission exactly as it was sent.
    submission: jsonb().$type<Record<string, unknown>>().notNull(),
    rules_version: text().notNull(),
    name_check: jsonb().$type<NameCheck>(),
    fee: jsonb().$type<FeeBreakdown>(),
    // What the state charged; null until it is known.
    charged: jsonb().$type<FeeBreakdown>(),
    // When the charge was recorded, and the price of the service at that time: a later price does not change a
    // statement.
    charged_at: moment(),
    service_price_cents: integer().notNull().default(0),
    result: jsonb().$type<FilingResult>(),
    registration_number: text(),
    status_reason: text(),
    canceled_by: text().$type<'partner' | 'palm'>(),
    canceled_at: moment(),
    metadata: jsonb().$type<Record<string, string>>().notNull(),
    needs_response: boolean().notNull().default(false),
    // The earliest due date of the cases that need a response.
    due_at: moment(),
    // The number of the filing's last event.
    sequence: integer().notNull().default(0),
    status_changed_at: moment().notNull(),
    // The last day on which it is expected to advance, by the rules in force when it got its status.
    expected_by: date({ mode: 'string' }),
    // The last day on which its status is usual, by the same rules.
    usual_until: date({ mode: 'string' }),
    // When the sandbox advances it next, in the organization's test time; null in live mode and while it is paused.
    next_step_at: moment(),
    // The promised time; null if the state publishes no usual time.
    promised_at: moment(),
    // Who works on it at the operations desk. Partners do not see it.
    claimed_by: uuid(),
    claimed_by_name: text(),
    claimed_at: moment(),
    claimed_until: moment(),
    // The resource as JSON text, checked against its schema when written: reading it is one row and no work.
    resource: text().notNull(),
    created_at: moment().notNull(),
    updated_at: moment().notNull(),
    ...searchKeys(),
    // From then on it takes longer than usual, unless it waits on a case. Releases before did not write `usual_until`.
    late_at: moment().generatedAlwaysAs(
      sql`least((coalesce(usual_until, expected_by) + 1)::timestamp at time zone 'UTC', promised_at)`,
    ),
    // The sort key of a list: a page can start at its position in an index only if columns are compared, not functions.
    name_key: text().notNull().generatedAlwaysAs(sql`lower(legal_name)`),
    fee_cents: bigint({ mode: 'number' })
      .notNull()
      .generatedAlwaysAs(sql`coalesce(round((fee -> 'total' ->> 'amount')::numeric * 100)::bigint, -1)`),
  },
  (t) => [
    primaryKey({ columns: [t.organization_id, t.mode, t.id] }),
    belongsTo(t, t.business_id, businesses),
    belongsTo(t, t.formation_business_id, businesses),
    belongsTo(t, t.parent_filing_id, t),
    byId(t),
    isMode(t),
    isOneOf(t.status, FilingStatus.options),
    isNotNegative(t.sequence),
    isNotNegative(t.service_price_cents),
    check('filings_fee_not_negative', sql`(${t.fee} #>> '{total,amount}')::numeric >= 0`),
    index('filings_by_status').on(t.organization_id, t.mode, t.status, t.id),
    index('filings_by_jurisdiction').on(t.organization_id, t.mode, t.jurisdiction, t.id),
    index('filings_by_business').on(t.organization_id, t.mode, t.business_id, t.id),
    // Unique, so that the planner prefers it before it has statistics, when every index seems equally good.
    uniqueIndex('filings_formation_of')
      .on(t.organization_id, t.mode, t.business_id)
      .where(sql`type = 'formation'`),
    index('filings_by_home_business').on(t.organization_id, t.mode, t.formation_business_id, t.id),
    index('filings_number_key').on(t.organization_id, t.mode, t.number_key),
    index('filings_id_end').on(t.organization_id, t.mode, t.id_end),
    index('filings_by_parent')
      .on(t.organization_id, t.mode, t.parent_filing_id)
      .where(sql`parent_filing_id is not null`),
    index('filings_needing_response').on(t.organization_id, t.mode, t.id).where(sql`needs_response`),
    // The default order of the list: what needs a response by due date, then what is open, oldest first.
    index('filings_due')
      .on(t.organization_id, t.mode, sql`(coalesce(due_at, 'infinity'::timestamptz))`, t.id)
      .where(sql`needs_response`),
    index('filings_waiting')
      .on(t.organization_id, t.mode, t.id)
      .where(sql`not needs_response and status <> 'completed' and status <> 'canceled'`),
    // Covers everything that a search reads, so that it does not touch the wide rows.
    index('filings_by_legal_name').on(
      t.organization_id,
      t.mode,
      t.legal_name,
      t.id,
      t.registration_number,
      t.business_id,
      t.type,
    ),
    index('filings_expedited').on(t.organization_id, t.mode, t.id).where(sql`expedited_tier is not null`),
    index('filings_queue')
      .on(t.mode, sql`(coalesce(promised_at, 'infinity'::timestamptz))`, t.id)
      .where(sql`status <> 'completed' and status <> 'canceled'`),
    index('filings_late')
      .on(t.organization_id, t.mode, t.late_at, t.id)
      .where(sql`not needs_response and status <> 'completed' and status <> 'canceled'`),
    // The sort key of a list: a page starts at its position, and nothing else is read.
    index('filings_by_update').on(t.organization_id, t.mode, t.updated_at, t.id),
    index('filings_by_name').on(t.organization_id, t.mode, t.name_key, t.id),
    index('filings_by_fee').on(t.organization_id, t.mode, t.fee_cents, t.id),
    index('filings_charged')
      .on(t.organization_id, t.mode, t.charged_at, t.id)
      .where(sql`charged_at is not null`),
    // Finds filings that completed in the last years, and the last one of a state and tier.
    index('filings_completed')
      .on(
        t.organization_id,
        t.mode,
        t.jurisdiction,
        t.type,
        sql`(coalesce(expedited_tier, ''))`,
        t.status_changed_at,
      )
      .where(sql`status = 'completed'`),
    index('filings_next_step').on(t.organization_id, t.next_step_at).where(sql`next_step_at is not null`),
  ],
);

export type FilingRow = Omit<
  typeof filings.$inferSelect,
  'name_key' | 'fee_cents' | 'late_at' | 'number_key' | 'id_end'
>;
