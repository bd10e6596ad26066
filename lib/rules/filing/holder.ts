import type { CaseStatus } from '#lib/contract/case';
import type { FilingStatus } from '#lib/contract/filing';
import type { Holder } from '#lib/contract/overview';
import { isTerminalFiling } from '#lib/rules/filing/filing-state';

/** Who must act next. A case takes precedence over the step, because the filing waits for it. */
export function holderOf(filing: { status: FilingStatus; cases: readonly { status: CaseStatus }[] }): Holder {
  if (isTerminalFiling(filing.status)) return 'nobody';
  if (filing.cases.some((open) => open.status === 'needs_response')) return 'you';
  if (filing.cases.some((open) => open.status === 'under_review')) return 'service';
  return filing.status === 'processing' || filing.status === 'filed' ? 'state' : 'service';
}
