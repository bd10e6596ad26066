import type { Filing } from '#lib/contract/filing';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import { expectedWindow, type StepQuestion } from '#lib/rules/calendar/deadlines';

type Awaited = Pick<Filing, 'type' | 'jurisdiction' | 'expedited_tier' | 'status'>;

/**
 * What the rules need to know about the current step of a filing; null for an EIN, as the IRS publishes no usual time.
 */
export function stepOf(
  filing: Awaited,
  jurisdictions: ReadonlyMap<string, JurisdictionRules>,
  since: Date,
): StepQuestion | null {
  const rules = jurisdictions.get(filing.jurisdiction);
  if (rules === undefined || filing.type === 'ein') return null;
  return {
    rules,
    type: filing.type === 'formation' ? 'formation' : 'foreign_qualification',
    tier: filing.expedited_tier,
    status: filing.status,
    since: civilDateOf(since),
  };
}

/** The last day on which the filing is expected to advance, for the order of a list. */
export function expectedBy(
  filing: Awaited,
  jurisdictions: ReadonlyMap<string, JurisdictionRules>,
  since: Date,
): string | null {
  const step = stepOf(filing, jurisdictions, since);
  return step && (expectedWindow(step)?.to ?? null);
}
