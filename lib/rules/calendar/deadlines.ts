import type { FilingStatus } from '#lib/contract/filing';
import type { OperationType } from '#lib/contract/operation-type';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { addBusinessDays } from '#lib/rules/calendar/business-days';
import { isTerminalFiling } from '#lib/rules/filing/filing-state';

export type StepQuestion = {
  rules: JurisdictionRules;
  type: OperationType;
  tier: string | null;
  status: FilingStatus;
  /** The day on which the filing reached its status. */
  since: string;
  /** The later day on which it takes effect, if one was asked for. */
  effectiveDate?: string | null;
};

export type DayRange = { min: number; max: number };

/** The service's own times in business days, not the state's: checks, filing, and fetching the certificate. */
const ownDays = { queued: 1, ready_to_file: 1, certificate: 3 };

/** A filing whose state publishes no usual time counts as standing still after this many business days. */
const daysUntilStill = 30;

/**
 * The days between which the state is expected to answer, or the certificate to arrive after that. Null if nothing is
 * expected or the record has no usual time.
 */
export function expectedWindow(question: StepQuestion): { from: string; to: string } | null {
  const { status, since, effectiveDate } = question;
  if (isTerminalFiling(status)) return null;
  if (status === 'filed') {
    const to = addBusinessDays(since, ownDays.certificate);
    return effectiveDate && effectiveDate > to
      ? { from: effectiveDate, to: effectiveDate }
      : { from: since, to };
  }
  const state = stateDays(question);
  if (state === null) return null;
  const before = daysBeforeState(status);
  return {
    from: addBusinessDays(since, state.min),
    to: addBusinessDays(since, before + state.max),
  };
}

/** The last day on which it is usual that a filing is still in its status; null if it has ended. */
export function usualUntil(question: StepQuestion): string | null {
  const { status, since } = question;
  if (isTerminalFiling(status)) return null;
  if (status === 'queued' || status === 'ready_to_file') return addBusinessDays(since, ownDays[status]);
  return expectedWindow(question)?.to ?? addBusinessDays(since, daysUntilStill);
}

/**
 * Whether the filing has been in its status longer than usual. A filing that waits on a case does not stand still: the
 * case is what is due.
 */
export function isStandingStill(question: StepQuestion & { today: string; openCases: number }): boolean {
  const until = usualUntil(question);
  return question.openCases === 0 && until !== null && question.today > until;
}

/**
 * The number of business days that the state takes: the turnaround of the tier if it has one, otherwise the state's
 * usual days.
 */
export function stateDays({ rules, type, tier }: Omit<StepQuestion, 'status' | 'since'>): DayRange | null {
  const turnaround = rules[type].expedited_tiers.find((offered) => offered.tier === tier)?.turnaround;
  if (turnaround != null) {
    const days = Math.ceil(turnaround.unit === 'hour' ? turnaround.value / 24 : turnaround.value);
    return { min: days <= 1 ? 0 : 1, max: days };
  }
  const { min_business_days: min, max_business_days: max } = rules[type].standard_processing;
  if (min === null && max === null) return null;
  return { min: min ?? max ?? 0, max: max ?? min ?? 0 };
}

function daysBeforeState(status: FilingStatus): number {
  if (status === 'queued') return ownDays.queued + ownDays.ready_to_file;
  return status === 'ready_to_file' ? ownDays.ready_to_file : 0;
}
