import type { PerUnitRule } from '#lib/jurisdictions/fee-rules';
import { toCents } from '#lib/rules/fees/money';

/** A fee for each unit above the free ones, limited by the rule's floor and cap. */
export function perUnitCents(rule: PerUnitRule, units: number): number {
  const charged = Math.max(0, units - (rule.first_units_free ?? 0));
  const cents = charged * toCents(rule.amount);
  const floored = Math.max(cents, toCents(rule.min ?? 0));
  return Math.min(floored, rule.max == null ? Number.MAX_SAFE_INTEGER : toCents(rule.max));
}
