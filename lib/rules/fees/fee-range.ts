import type { Fee } from '#lib/jurisdictions/fee-rules';
import { isInForce } from '#lib/jurisdictions/is-in-force';
import type { OperationRules } from '#lib/jurisdictions/rules';
import { toCents } from '#lib/rules/fees/money';
import { perUnitCents } from '#lib/rules/fees/per-unit-cents';

/** The minimum and the maximum in cents; the maximum is null if there is no bound. */
export type FeeRange = { least: number; most: number | null };

/**
 * The range of the standard fee on a day, over all answers: the base and dynamic fees, before late fees, surcharges and
 * tiers. A fee whose amount was not found is in neither figure.
 */
export function feeRange({ fees }: Pick<OperationRules, 'fees'>, day: string): FeeRange {
  const ranges = fees
    .filter(({ component }) => component === 'base' || component === 'dynamic')
    .filter((fee) => fee.confidence !== 'unverified' && isInForce(fee, day))
    .map(rangeOf);
  return {
    least: ranges.reduce((sum, { least }) => sum + least, 0),
    most: ranges.reduce<number | null>(
      (sum, { most }) => (sum === null || most === null ? null : sum + most),
      0,
    ),
  };
}

function rangeOf({ rule, when }: Fee): FeeRange {
  const range = rangeOfRule(rule);
  return when == null ? range : { ...range, least: 0 };
}

function rangeOfRule(rule: Fee['rule']): FeeRange {
  if (rule.kind === 'flat') return { least: toCents(rule.amount), most: toCents(rule.amount) };
  if (rule.kind !== 'per_unit') return { least: 0, most: null };
  return { least: perUnitCents(rule, 0), most: rule.max == null ? null : toCents(rule.max) };
}
