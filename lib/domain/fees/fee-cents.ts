import { isCivilDate } from '#lib/domain/civil-date';
import { perPeriodCents } from '#lib/domain/fees/per-period-cents';
import { perUnitCents } from '#lib/domain/fees/per-unit-cents';
import { readCount } from '#lib/domain/fees/read-count';
import { percentOf, toCents } from '#lib/domain/money';
import { isAsked, isGiven } from '#lib/domain/requirement/is-asked';
import type { Fee, PerPeriodRule } from '#lib/jurisdictions/fee-rules';
import type { OperationRules } from '#lib/jurisdictions/rules';

export type FeeContext = {
  operation: OperationRules;
  answers: Record<string, unknown>;
  filingDate: string;
  /** base + dynamic + late in cents: what a percentage is taken of. */
  surchargedCents: number;
};

/** What one rule charges, or the field that it cannot be worked out without. */
export type FeeResult = { cents: number } | { needs: string };

export function feeCents(fee: Fee, context: FeeContext): FeeResult {
  const { answers } = context;
  if (fee.when != null && !isAsked(fee.when, answers)) return absent(fee.when.field, context);
  const { rule } = fee;
  switch (rule.kind) {
    case 'flat':
      return { cents: toCents(rule.amount) };
    case 'percent':
      return { cents: percentOf(context.surchargedCents, rule.percent) + toCents(rule.flat ?? 0) };
    case 'per_unit': {
      const units = readCount(answers[rule.field]);
      return units === undefined ? { needs: rule.field } : { cents: perUnitCents(rule, units) };
    }
    case 'per_period':
      return lateCents(rule, context);
  }
}

function lateCents(rule: PerPeriodRule, context: FeeContext): FeeResult {
  const start = context.answers[rule.since];
  if (!isGiven(start)) return absent(rule.since, context);
  if (typeof start !== 'string' || !isCivilDate(start)) return { needs: rule.since };
  if (start >= context.filingDate) return { cents: 0 };
  let multipleOf = 0;
  for (const name of rule.multiple_of?.lines ?? []) {
    for (const fee of context.operation.fees.filter((other) => other.name === name)) {
      const result = feeCents(fee, context);
      if ('needs' in result) return result;
      multipleOf += result.cents;
    }
  }
  return { cents: perPeriodCents(rule, start, context.filingDate, multipleOf) };
}

/** Nothing is charged for an optional field that was left empty; without a required one the line stays open. */
function absent(name: string, { operation, answers }: FeeContext): FeeResult {
  const field = operation.fields.find((candidate) => candidate.name === name);
  const open = field?.required === true && isAsked(field.when, answers) && !isGiven(answers[name]);
  return open ? { needs: name } : { cents: 0 };
}
