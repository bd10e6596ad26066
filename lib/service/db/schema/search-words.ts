import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Mode } from '#lib/contract/scalars';
import { bytes, isMode } from '#lib/service/db/schema/columns';
import { ownOrganization } from '#lib/service/db/schema/organizations';

const wordsTable = <Name extends string>(named: Name) =>
  pgTable(
    named,
    {
      organization_id: ownOrganization(),
      mode: text().$type<Mode>().notNull(),
      word: bytes().notNull(),
      name: text().notNull(),
    },
    (t) => [primaryKey({ columns: [t.organization_id, t.mode, t.word, t.name] }), isMode(t)],
  );

/**
 * The words of each name that a business or a filing has or had, folded as in `wordRange`. Triggers write them, and a
 * search compares the words of its names again, so a name that nothing has any more finds nothing.
 */
export const searchWords = wordsTable('search_words');

/** The same for the names of files. */
export const documentWords = wordsTable('document_words');
