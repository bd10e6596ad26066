import { and, eq, ne, or } from 'drizzle-orm';
import { sameTenant } from '#lib/service/db/mine';
import { cases } from '#lib/service/db/schema/cases';
import { filings } from '#lib/service/db/schema/filings';

/** A case's filing: the one that waits for it, or the one that created the record that the case is about. */
export const filingOfCase = sameTenant(
  filings,
  cases,
  or(
    eq(filings.id, cases.parent_id),
    and(eq(cases.parent_type, 'business'), eq(filings.business_id, cases.parent_id), ne(filings.type, 'ein')),
  ),
);
