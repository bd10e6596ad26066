import { date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { OperationType } from '#lib/contract/operation-type';
import type { AnswerStamp } from '#lib/contract/plan';
import { businesses } from '#lib/service/db/schema/businesses';
import { belongsTo, isMode, isNotNegative, moment, tenantColumns } from '#lib/service/db/schema/columns';
import { filings } from '#lib/service/db/schema/filings';
import { ownOrganization } from '#lib/service/db/schema/organizations';

export const plans = pgTable(
  'plans',
  {
    ...tenantColumns(),
    organization_id: ownOrganization(),
    type: text().$type<OperationType>().notNull().default('foreign_qualification'),
    business_id: uuid(),
    business_name: text().notNull(),
    version: integer().notNull(),
    answers: jsonb().$type<Record<string, unknown>>().notNull(),
    stamps: jsonb().$type<Record<string, AnswerStamp>>().notNull(),
    submitted_at: moment(),
    deleted_at: moment(),
    created_by: text().notNull(),
    updated_by: text().notNull(),
    created_at: moment().notNull(),
    updated_at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organization_id, t.mode, t.id] }),
    belongsTo(t, t.business_id, businesses),
    isMode(t),
    isNotNegative(t.version),
    index('plans_by_business').on(t.organization_id, t.mode, t.business_id, t.id),
  ],
);

/** One state of a plan, with the key that every try to submit it carries. */
export const planStates = pgTable(
  'plan_states',
  {
    organization_id: uuid().notNull(),
    mode: text().notNull(),
    plan_id: uuid().notNull(),
    jurisdiction: text().notNull(),
    position: integer().notNull(),
    answers: jsonb().$type<Record<string, unknown>>().notNull(),
    expedited_tier: text(),
    effective_date: date({ mode: 'string' }),
    idempotency_key: text().notNull(),
    filing_id: uuid(),
  },
  (t) => [
    primaryKey({ columns: [t.organization_id, t.mode, t.plan_id, t.jurisdiction] }),
    belongsTo(t, t.plan_id, plans),
    belongsTo(t, t.filing_id, filings),
    isMode(t),
    index('plan_states_by_key').on(t.organization_id, t.mode, t.idempotency_key),
  ],
);

export type PlanRow = typeof plans.$inferSelect;
export type PlanStateRow = typeof planStates.$inferSelect;
