import type { CaseStatus } from '#lib/contract/case';
import { type CaseAction, moveCase } from '#lib/rules/case/case-state';
import { ProblemError } from '#lib/service/errors';

/** Null if a case of this status allows the action. */
export function caseRefusal(case_status: CaseStatus, action: CaseAction): ProblemError | null {
  const move = moveCase(case_status, action);
  return move.ok ? null : new ProblemError('conflict', move.detail, { case_status });
}
