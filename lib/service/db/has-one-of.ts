import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Rows with one of the ids, which have commas between them: one parameter, where a statement takes 65,535 at most. */
export function hasOneOf(id: SQLWrapper, ids: string): SQL {
  return sql`${id} = any(${`{${ids}}`}::uuid[])`;
}
