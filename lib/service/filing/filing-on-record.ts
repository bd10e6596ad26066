import { sql } from 'drizzle-orm';
import { type FilingRow, filings } from '#lib/service/db/schema/filings';

/** The stored resource of a filing, when it reached its status, and what was sent of when it takes effect. */
export type FilingOnRecord = Pick<FilingRow, 'resource' | 'submission' | 'status_changed_at'>;

/** A whole submission is long, and a row of a list shows one date of it. */
export const onRecord = {
  resource: filings.resource,
  status_changed_at: filings.status_changed_at,
  submission: sql<
    FilingRow['submission']
  >`jsonb_build_object('effective_date', ${filings.submission} -> 'effective_date')`,
};
