import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Actor } from '#lib/contract/event';
import type { Metadata } from '#lib/contract/metadata';
import type { OperationType } from '#lib/contract/operation-type';
import { PlanStateStatus } from '#lib/contract/plan';
import type { AnswerStamp } from '#lib/contract/plan-draft';
import type { ProblemCode } from '#lib/contract/problem-codes';
import { businesses } from '#lib/service/db/schema/businesses';
import {
  belongsTo,
  isMode,
  isNotNegative,
  isOneOf,
  moment,
  tenantColumns,
} from '#lib/service/db/schema/columns';
import { filings } from '#lib/service/db/schema/filings';
import { ownOrganization } from '#lib/service/db/schema/organizations';
import type { ProblemMembers } from '#lib/service/errors';

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
    metadata: jsonb().$type<Metadata>().notNull().default({}),
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
    index('plans_unfinished')
      .on(t.organization_id, t.mode, t.updated_at, t.id)
      .where(sql`deleted_at is null and submitted_at is null`),
    index('plans_by_business').on(t.organization_id, t.mode, t.business_id, t.id),
  ],
);

/** Why a state was refused at submission: a problem without the members that the edge adds. */
export type StoredRefusal = { code: ProblemCode; detail: string; members: ProblemMembers };

/** The person who submitted the plan, so that the filing is theirs although a job creates it. */
export type Submitter = { actor: Actor; request_id: string; address: string | null };

/** One state of a plan, with the key that every attempt to submit it carries. */
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
    status: text().$type<PlanStateStatus>().notNull().default('draft'),
    /** The body that is sent: a retry after a crash sends the same, even if the record has changed. */
    submission: jsonb().$type<Record<string, unknown>>(),
    submitter: jsonb().$type<Submitter>(),
    sending_since: moment(),
    refusal: jsonb().$type<StoredRefusal>(),
  },
  (t) => [
    primaryKey({ columns: [t.organization_id, t.mode, t.plan_id, t.jurisdiction] }),
    belongsTo(t, t.plan_id, plans),
    belongsTo(t, t.filing_id, filings),
    isMode(t),
    index('plan_states_by_key').on(t.organization_id, t.mode, t.idempotency_key),
    isOneOf(t.status, PlanStateStatus.options),
    index('plan_states_being_sent').on(t.sending_since).where(sql`${t.status} = 'sending'`),
  ],
);

export type PlanRow = typeof plans.$inferSelect;
export type PlanStateRow = typeof planStates.$inferSelect;
