import { date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { DocumentType } from '#lib/contract/document';
import { businesses } from '#lib/service/db/schema/businesses';
import {
  belongsTo,
  byId,
  isMode,
  isNotNegative,
  moment,
  tenantColumns,
} from '#lib/service/db/schema/columns';

export const documents = pgTable(
  'documents',
  {
    ...tenantColumns(),
    business_id: uuid().notNull(),
    types: jsonb().$type<DocumentType[]>().notNull(),
    filename: text().notNull(),
    size: integer().notNull(),
    content_type: text().$type<'application/pdf' | 'image/png' | 'image/jpeg' | 'image/tiff'>().notNull(),
    sha256: text().notNull(),
    issued_on: date({ mode: 'string' }),
    uploaded_at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organization_id, t.mode, t.id] }),
    belongsTo(t, t.business_id, businesses),
    byId(t),
    isMode(t),
    isNotNegative(t.size),
    index('documents_by_business').on(t.organization_id, t.mode, t.business_id, t.id),
    index('documents_by_filename').on(t.organization_id, t.mode, t.filename, t.id),
  ],
);

export type DocumentRow = typeof documents.$inferSelect;

/** A document belongs to one business and may support any number of filings and cases. */
export const documentLinks = pgTable(
  'document_links',
  {
    organization_id: uuid().notNull(),
    mode: text().notNull(),
    document_id: uuid().notNull(),
    parent_type: text().$type<'filing' | 'case'>().notNull(),
    parent_id: uuid().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organization_id, t.mode, t.parent_id, t.document_id] }),
    belongsTo(t, t.document_id, documents),
    isMode(t),
    index('document_links_by_document').on(t.organization_id, t.mode, t.document_id),
  ],
);
