import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import {
  type CaseKind,
  type CaseRequest,
  type CaseResponse,
  type CaseReview,
  CaseStatus,
  type ResolutionReason,
} from '#lib/contract/case';
import { belongsTo, byId, isMode, isOneOf, moment, tenantColumns } from '#lib/service/db/schema/columns';
import { ownOrganization } from '#lib/service/db/schema/organizations';

export const cases = pgTable(
  'cases',
  {
    ...tenantColumns(),
    organization_id: ownOrganization(),
    parent_type: text().$type<'filing' | 'verification' | 'business' | 'session'>().notNull(),
    parent_id: uuid().notNull(),
    kind: text().$type<CaseKind>().notNull(),
    status: text().$type<CaseStatus>().notNull(),
    summary: text().notNull(),
    details: text(),
    request: jsonb().$type<CaseRequest>(),
    response: jsonb().$type<CaseResponse>(),
    due_at: moment(),
    opened_at: moment().notNull(),
    resolved_at: moment(),
    resolution_reason: text().$type<ResolutionReason>(),
    // When the sandbox reviews the answer, in test time.
    review_at: moment(),
    review: jsonb().$type<CaseReview>(),
    // When its overdue event was recorded, which happens at most once.
    overdue_at: moment(),
    metadata: jsonb().$type<Record<string, string>>().notNull(),
    created_at: moment().notNull(),
    updated_at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organization_id, t.mode, t.id] }),
    byId(t),
    isMode(t),
    isOneOf(t.status, CaseStatus.options),
    index('cases_by_parent').on(t.organization_id, t.mode, t.parent_id, t.id),
    index('cases_by_status').on(t.organization_id, t.mode, t.status, t.due_at),
    index('cases_under_review')
      .on(t.organization_id, t.mode, t.parent_id)
      .where(sql`status = 'under_review'`),
    index('cases_becoming_overdue').on(t.due_at).where(sql`status = 'needs_response' and overdue_at is null`),
  ],
);

export type CaseRow = typeof cases.$inferSelect;

/** The draft of an answer to a case. */
export const caseDrafts = pgTable(
  'case_drafts',
  {
    ...tenantColumns(),
    version: integer().notNull(),
    fields: jsonb().$type<Record<string, unknown>>().notNull(),
    documents: jsonb().$type<string[]>().notNull(),
    updated_by: text().notNull(),
    updated_at: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.organization_id, t.mode, t.id] }), belongsTo(t, t.id, cases), isMode(t)],
);
