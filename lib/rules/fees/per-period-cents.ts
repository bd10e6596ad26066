import type { PerPeriodRule } from '#lib/jurisdictions/fee-rules';
import { addMonths } from '#lib/rules/calendar/civil-date';
import { daysBetween } from '#lib/rules/calendar/days';
import { latePeriods } from '#lib/rules/fees/late-periods';
import { toCents } from '#lib/rules/fees/money';

/** A late fee in cents. `multipleOf` is the sum of the lines that the rule multiplies, if it does. */
export function perPeriodCents(
  rule: PerPeriodRule,
  start: string,
  filingDate: string,
  multipleOf: number,
): number {
  const periods = latePeriods(rule, start, filingDate);
  if (periods === 0) return 0;
  const each = centsOfOnePeriod(rule, multipleOf);
  const cap = rule.max == null ? Number.MAX_SAFE_INTEGER : toCents(rule.max);
  if (rule.max_per === 'year') return cappedByYear(each, cap, start, filingDate);
  return Math.min(periods * each, cap);
}

function centsOfOnePeriod(rule: PerPeriodRule, multipleOf: number): number {
  const least = toCents(rule.amount);
  if (rule.multiple_of === undefined) return least;
  const each = Math.max(least, Math.round(multipleOf * rule.multiple_of.times));
  const cap = rule.multiple_of.max_per_period;
  return cap == null ? each : Math.min(each, toCents(cap));
}

/** A daily amount whose cap restarts each year, counted from the first day of business. */
function cappedByYear(each: number, cap: number, start: string, filingDate: string): number {
  let cents = 0;
  for (let year = 0; ; year += 1) {
    const from = addMonths(start, year * 12);
    const to = addMonths(start, (year + 1) * 12);
    if (from >= filingDate) return cents;
    cents += Math.min(each * daysBetween(from, to < filingDate ? to : filingDate), cap);
  }
}
