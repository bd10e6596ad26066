import { sql } from 'drizzle-orm';
import { filings } from '#lib/service/db/schema/filings';

/** The condition for filings that have not ended, as the indexes of open filings state it. */
export const isOpenFiling = sql`${filings.status} <> 'completed' and ${filings.status} <> 'canceled'`;
