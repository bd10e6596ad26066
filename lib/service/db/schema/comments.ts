import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { CommentParent } from '#lib/contract/comment';
import type { Mode } from '#lib/contract/scalars';
import { isMode, isOneOf, moment, tenantColumns } from '#lib/service/db/schema/columns';
import { ownOrganization, people } from '#lib/service/db/schema/organizations';

/** Comments by people of an organization on a filing or a case. */
export const comments = pgTable(
  'comments',
  {
    ...tenantColumns(),
    organization_id: ownOrganization(),
    parent_type: text().$type<CommentParent>().notNull(),
    parent_id: uuid().notNull(),
    // An erased person's id stays and then refers to nobody.
    author_id: uuid()
      .notNull()
      .references(() => people.id),
    // People are mentioned by id: a name in the text would remain after they are erased.
    body: text().notNull(),
    created_at: moment().notNull(),
    edited_at: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.organization_id, t.mode, t.id] }),
    isMode(t),
    isOneOf(t.parent_type, CommentParent.options),
    check('comments_body_length', sql`char_length(${t.body}) between 1 and 4000`),
    index('comments_by_parent').on(t.organization_id, t.mode, t.parent_id, t.id),
  ],
);

export type CommentRow = typeof comments.$inferSelect;

/** Whom a comment mentions, and when they read it. */
export const commentMentions = pgTable(
  'comment_mentions',
  {
    organization_id: ownOrganization(),
    mode: text().$type<Mode>().notNull(),
    comment_id: uuid().notNull(),
    person_id: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    read_at: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.organization_id, t.mode, t.comment_id, t.person_id] }),
    foreignKey({
      name: 'comment_mentions_comment_id_fk',
      columns: [t.organization_id, t.mode, t.comment_id],
      foreignColumns: [comments.organization_id, comments.mode, comments.id],
    }).onDelete('cascade'),
    isMode(t),
    index('comment_mentions_unread')
      .on(t.organization_id, t.mode, t.person_id, t.comment_id)
      .where(sql`read_at is null`),
  ],
);
