import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** A moment as a number that sorts as it does: milliseconds since 1970. */
export function milliseconds(moment: SQLWrapper): SQL {
  return sql`(extract(epoch from ${moment}) * 1000)::bigint`;
}

/** Sorts after every moment. */
export const never = sql`9007199254740991::bigint`;
