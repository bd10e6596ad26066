import { askedFields } from '#lib/contract/asked-fields';
import { fieldsOf, isAsked, isGiven } from '#lib/contract/is-asked';
import type { Fee, PerPeriodRule } from '#lib/jurisdictions/fee-rules';
import type { OperationRules } from '#lib/jurisdictions/rules';
import { isCivilDate } from '#lib/rules/calendar/civil-date';
import { percentOf, toCents } from '#lib/rules/fees/money';
import { perPeriodCents } from '#lib/rules/fees/per-period-cents';
import { perUnitCents } from '#lib/rules/fees/per-unit-cents';

export type FeeContext = {
  operation: OperationRules;
  answers: Record<string, unknown>;
  filingDate: string;
  /** base + dynamic + late in cents, the basis of a percentage. */
  surchargedCents: number;
};

/** The charge of one rule, or the field that is missing to compute it; null if the rule does not apply. */
export type FeeResult = { cents: number } | { needs: string } | null;

export function feeCents(fee: Fee, context: FeeContext): FeeResult {
  const { answers } = context;
  if (fee.when != null && !isAsked(fee.when, answers)) return absent(fieldsOf(fee.when), context);
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

/** A count from a body or a query string, in digits; undefined if it is not a whole number from 0. */
function readCount(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d+$/.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}

function lateCents(rule: PerPeriodRule, context: FeeContext): FeeResult {
  const start = context.answers[rule.since];
  if (!isGiven(start)) return absent([rule.since], context);
  if (typeof start !== 'string' || !isCivilDate(start)) return { needs: rule.since };
  if (start >= context.filingDate) return { cents: 0 };
  let multipleOf = 0;
  for (const name of rule.multiple_of?.lines ?? []) {
    for (const fee of context.operation.fees.filter((other) => other.name === name)) {
      const result = feeCents(fee, context);
      if (result && 'needs' in result) return result;
      multipleOf += result?.cents ?? 0;
    }
  }
  return { cents: perPeriodCents(rule, start, context.filingDate, multipleOf) };
}

/** If an optional field is empty, the rule does not apply; if a required one is, its line stays open. */
function absent(names: string[], { operation, answers }: FeeContext): FeeResult {
  const open = askedFields(operation.fields, answers).find(
    ({ name, required }) => names.includes(name) && required && !isGiven(answers[name]),
  );
  return open ? { needs: open.name } : null;
}
