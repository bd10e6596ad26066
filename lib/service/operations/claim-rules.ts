import type { Claim } from '#lib/contract/desk-filing';
import { claimHours } from '#lib/contract/lifetimes';
import { hourMs } from '#lib/rules/calendar/durations';
import { isTerminalFiling } from '#lib/rules/filing/filing-state';
import type { OperatorContext } from '#lib/service/context';
import type { FilingRow } from '#lib/service/db/schema/filings';
import { ProblemError } from '#lib/service/errors';
import { waitsForParent } from '#lib/service/filing/waits-for-parent';
import { type ClaimColumns, claimOf } from '#lib/service/operations/desk-rows';

/** The operator's claim from now on; a valid claim of theirs keeps its start. */
export function claimFor({ operator, now }: OperatorContext, row: ClaimColumns): ClaimColumns {
  const held = claimOf(row, now);
  return {
    claimed_by: operator.id,
    claimed_by_name: operator.name,
    claimed_at: held?.by.id === operator.id ? row.claimed_at : now,
    claimed_until: new Date(now.getTime() + claimHours * hourMs),
  };
}

/** Throws `filing_claimed` if somebody else works on the filing. */
export function refuseClaimedByOther({ operator, now }: OperatorContext, row: ClaimColumns): void {
  const held = claimOf(row, now);
  if (held && held.by.id !== operator.id) throw claimedBy(held);
}

function claimedBy({ by, since }: Claim): ProblemError {
  const detail = `${by.name} has worked on this filing since ${since}.`;
  return new ProblemError('filing_claimed', detail, { claim: { by, since } });
}

/** Throws `transition_not_allowed` for an EIN application whose formation is not completed. */
export function refuseWaiting(row: Pick<FilingRow, 'status' | 'parent_filing_id' | 'resource'>): void {
  if (!waitsForParent(row)) return;
  const detail = 'The filing waits until the one that it was submitted with is completed.';
  throw new ProblemError('transition_not_allowed', detail, { filing_status: row.status });
}

/** Throws `transition_not_allowed` for a filing that the desk may not change: a test filing, or one that has ended. */
export function refuseStanding({ mode, status }: Pick<FilingRow, 'mode' | 'status'>): void {
  if (mode === 'test') {
    const detail = 'The sandbox moves test filings. The desk can only read them.';
    throw new ProblemError('transition_not_allowed', detail, { filing_status: status });
  }
  if (!isTerminalFiling(status)) return;
  throw new ProblemError('transition_not_allowed', `The filing is ${status}. Nothing is left to do.`, {
    filing_status: status,
  });
}
