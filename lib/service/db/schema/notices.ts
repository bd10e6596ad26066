import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { NoticeKind } from '#lib/contract/notice';
import { noticeKinds } from '#lib/contract/notice-kinds';
import { isMode, isOneOf, moment, tenantColumns } from '#lib/service/db/schema/columns';
import { ownOrganization, people } from '#lib/service/db/schema/organizations';

/** Emails about events: one row for each event and person, so that no event is mailed twice. */
export const notices = pgTable(
  'notices',
  {
    ...tenantColumns(),
    organization_id: ownOrganization(),
    event_id: uuid().notNull(),
    // Null for an address to which agent mail is forwarded.
    person_id: uuid().references(() => people.id, { onDelete: 'cascade' }),
    address: text(),
    kind: text().$type<NoticeKind>().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    created_at: moment().notNull(),
    sent_at: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.organization_id, t.mode, t.id] }),
    isMode(t),
    isOneOf(t.kind, noticeKinds),
    uniqueIndex('notices_once').on(
      t.organization_id,
      t.mode,
      t.event_id,
      sql`coalesce(${t.person_id}::text, ${t.address})`,
    ),
    index('notices_by_person').on(t.person_id),
    index('notices_unsent').on(t.organization_id, t.person_id, t.id).where(sql`sent_at is null`),
    index('notices_by_age').on(t.created_at),
  ],
);
