import type { Filing } from '#lib/contract/filing';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import { expectedWindow, type StepQuestion, usualUntil } from '#lib/rules/calendar/deadlines';

type Awaited = Pick<Filing, 'type' | 'jurisdiction' | 'expedited_tier' | 'status'>;

/**
 * What the rules need to know about the current step of a filing; null for an EIN, as the IRS publishes no usual time.
 */
export function stepOf(
  filing: Awaited,
  jurisdictions: ReadonlyMap<string, JurisdictionRules>,
  since: Date,
  effectiveDate: string | null,
): StepQuestion | null {
  const rules = jurisdictions.get(filing.jurisdiction);
  if (rules === undefined || filing.type === 'ein') return null;
  return {
    rules,
    type: filing.type === 'formation' ? 'formation' : 'foreign_qualification',
    tier: filing.expedited_tier,
    status: filing.status,
    since: civilDateOf(since),
    effectiveDate,
  };
}

/**
 * The days that a filing keeps for lists, by the rules in force when it got its status: the last one on which it is
 * expected to advance, and the last one on which its status is usual.
 */
export function expectedDays(
  filing: Awaited,
  jurisdictions: ReadonlyMap<string, JurisdictionRules>,
  since: Date,
  effectiveDate: string | null,
): { expected_by: string | null; usual_until: string | null } {
  const step = stepOf(filing, jurisdictions, since, effectiveDate);
  if (step === null) return { expected_by: null, usual_until: null };
  return { expected_by: expectedWindow(step)?.to ?? null, usual_until: usualUntil(step) };
}
