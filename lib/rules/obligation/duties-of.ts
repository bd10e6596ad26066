import type { Confidence, Source } from '#lib/contract/fee';
import type { ObligationKind } from '#lib/contract/obligation';
import type { OperationType } from '#lib/contract/operation-type';
import type { DueSchedule } from '#lib/jurisdictions/due-schedule';
import type { JurisdictionRules, OperationRules } from '#lib/jurisdictions/rules';
import { toCents } from '#lib/rules/fees/money';
import { firstDueOn } from '#lib/rules/obligation/due-date';
import { resolveSources } from '#lib/rules/sources';

type Duty = OperationRules['after_filing'][number];

export type NewObligation = {
  kind: ObligationKind;
  title: string;
  due_on: string | null;
  due_words: string | null;
  amount_cents: number | null;
  schedule: DueSchedule;
  sources: Source[];
  confidence: Confidence;
};

const kinds: Readonly<Record<Duty['kind'], ObligationKind>> = {
  publication: 'publication',
  initial_report: 'initial_report',
  annual_report: 'annual_report',
  biennial_report: 'biennial_report',
  franchise_tax: 'franchise_tax',
  business_license: 'license',
  tax_registration: 'other',
  other: 'other',
};

/** What a state asks of a company after a filing that took effect on a day: its duties, with the first date of each. */
export function dutiesOf(rules: JurisdictionRules, type: OperationType, filedOn: string): NewObligation[] {
  return rules[type].after_filing
    .filter(({ is_duty }) => is_duty !== false)
    .map((duty) => {
      const schedule = duty.schedule ?? {};
      const due_on = firstDueOn(schedule, filedOn);
      const sources = resolveSources(rules, duty.sources);
      const isKnown = duty.confidence !== 'unverified' && duty.amount != null;
      return {
        kind: kinds[duty.kind],
        title: duty.description.replace(/\.$/, ''),
        due_on,
        due_words: duty.due ?? null,
        amount_cents: isKnown ? amountOn(schedule, due_on, toCents(duty.amount ?? 0)) : null,
        schedule,
        sources,
        confidence: confidenceOf(duty, sources),
      };
    });
}

/** What is charged for a duty that is due on a day, in cents; `cents` is the amount that holds before any other. */
export function amountOn<Cents extends number | null>(
  { next_amount }: DueSchedule,
  dueOn: string | null,
  cents: Cents,
): Cents | number {
  if (next_amount === undefined || cents === null || dueOn === null || dueOn < next_amount.from) return cents;
  return toCents(next_amount.amount);
}

/** The source that states it most directly is the first one that the data names. */
function confidenceOf({ confidence }: Duty, [first]: readonly Source[]): Confidence {
  if (confidence || first === undefined) return 'unverified';
  return first.kind === 'secondary' ? 'secondary' : 'primary';
}
