import { eq } from 'drizzle-orm';
import { readCases } from '#lib/service/case/read-cases';
import { cases } from '#lib/service/db/schema/cases';
import { defineNeed } from '#lib/service/overview/needs/need';

/** Cases that need a response, by due date. */
export const caseNeed = defineNeed({
  table: cases,
  changedAt: cases.updated_at,
  waits: () => eq(cases.status, 'needs_response'),
  rows: readCases,
});
