import { inArray, sql } from 'drizzle-orm';
import { CaseStatus } from '#lib/contract/case';
import { openCaseStatuses } from '#lib/rules/case/case-state';
import { literal } from '#lib/service/db/literal';
import { milliseconds, never } from '#lib/service/db/milliseconds';
import { cases } from '#lib/service/db/schema/cases';

/** The condition for cases that have not ended. */
export const isOpenCaseRow = inArray(cases.status, [...openCaseStatuses]);

/** The cases that need a response come first, then those under review, then those that have ended. */
export const caseRank = sql`array_position(array[${sql.raw(CaseStatus.options.map(literal).join())}], ${cases.status})`;

/** The place among cases of one rank: open ones by due date, and of those that have ended, the latest first. */
export const casePlace = sql`case when ${cases.resolved_at} is null then coalesce(${milliseconds(cases.due_at)}, ${never}) else -${milliseconds(cases.resolved_at)} end`;
