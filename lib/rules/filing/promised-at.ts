import type { OperationType } from '#lib/contract/operation-type';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import { expectedWindow } from '#lib/rules/calendar/deadlines';

/**
 * The promised time of a filing: the end, in UTC, of the last day on which its state usually answers, or of its
 * effective date if that is later. Null if the state publishes no usual time: then nothing is promised.
 */
export function promisedAt(asked: {
  rules: JurisdictionRules;
  type: OperationType;
  tier: string | null;
  submittedAt: Date;
  effectiveDate: string | null;
}): Date | null {
  const { rules, type, tier, submittedAt, effectiveDate } = asked;
  const since = civilDateOf(submittedAt);
  const window = expectedWindow({ rules, type, tier, status: 'queued', since });
  if (window === null) return null;
  const day = effectiveDate !== null && effectiveDate > window.to ? effectiveDate : window.to;
  return new Date(`${day}T23:59:59.999Z`);
}
