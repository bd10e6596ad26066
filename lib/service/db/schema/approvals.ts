import { sql } from 'drizzle-orm';
import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import {
  type Approval,
  type ApprovalApplies,
  ApprovalOperation,
  ApprovalStatus,
} from '#lib/contract/approval';
import type { Actor } from '#lib/contract/event';
import type { FeeBreakdown } from '#lib/contract/fee';
import type { OperationType } from '#lib/contract/operation-type';
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

/** Rules for submissions that need the approval of a second person. */
export const approvalRules = pgTable(
  'approval_rules',
  {
    ...tenantColumns(),
    organization_id: ownOrganization(),
    over_amount_cents: bigint({ mode: 'number' }),
    jurisdictions: text().array(),
    expedited_only: boolean().notNull(),
    applies_to: text().array().$type<ApprovalApplies[]>().notNull(),
    created_by: text().notNull(),
    created_at: moment().notNull(),
    deleted_at: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.organization_id, t.mode, t.id] }),
    isMode(t),
    isNotNegative(t.over_amount_cents),
  ],
);

export type ApprovalRuleRow = typeof approvalRules.$inferSelect;

/** A submission that passed its checks and was held by a rule. */
export const approvals = pgTable(
  'approvals',
  {
    ...tenantColumns(),
    organization_id: ownOrganization(),
    status: text().$type<ApprovalStatus>().notNull(),
    operation: text().$type<ApprovalOperation>().notNull(),
    type: text().$type<OperationType>().notNull(),
    jurisdiction: text().notNull(),
    legal_name: text().notNull(),
    business_id: uuid(),
    expedited_tier: text(),
    fee: jsonb().$type<FeeBreakdown>(),
    rule: jsonb().$type<Approval['rule']>().notNull(),
    // A copy without secrets, which may be shown.
    submission: jsonb().$type<Record<string, unknown>>().notNull(),
    // The body as sent, encrypted; null once the approval is decided.
    body_sealed: text(),
    body_sha256: text(),
    rules_version: text().notNull(),
    idempotency_key: text(),
    requested_by: jsonb().$type<Actor>().notNull(),
    // The person who made the submission, or created the key that made it: they may not decide.
    requested_by_person: uuid(),
    decided_by: jsonb().$type<Actor>(),
    decided_at: moment(),
    reason: text(),
    filing_id: uuid(),
    expires_at: moment().notNull(),
    created_at: moment().notNull(),
    updated_at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organization_id, t.mode, t.id] }),
    belongsTo(t, t.business_id, businesses),
    belongsTo(t, t.filing_id, filings),
    isMode(t),
    isOneOf(t.status, ApprovalStatus.options),
    isOneOf(t.operation, ApprovalOperation.options),
    index('approvals_by_status').on(t.organization_id, t.mode, t.status, t.id),
    index('approvals_by_filing').on(t.organization_id, t.mode, t.filing_id).where(sql`filing_id is not null`),
    index('approvals_by_key')
      .on(t.organization_id, t.mode, t.idempotency_key)
      .where(sql`idempotency_key is not null`),
    index('approvals_waiting').on(t.expires_at).where(sql`status = 'waiting'`),
  ],
);

export type ApprovalRow = typeof approvals.$inferSelect;
