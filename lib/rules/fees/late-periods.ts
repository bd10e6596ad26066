import type { PerPeriodRule } from '#lib/jurisdictions/fee-rules';
import { addMonths } from '#lib/rules/calendar/civil-date';
import { addDays, daysBetween } from '#lib/rules/calendar/days';
import { yearOf } from '#lib/rules/calendar/year-of';

/**
 * The number of periods of business before registration that a rule counts; a partial period counts as a whole one, and
 * the day of filing does not count. 0 within the grace period.
 */
export function latePeriods(rule: PerPeriodRule, start: string, filingDate: string): number {
  if (start >= filingDate || daysBetween(start, filingDate) <= (rule.grace_days ?? 0)) return 0;
  const from = rule.from === 'end_of_grace' ? addDays(start, rule.grace_days ?? 0) : start;
  switch (rule.period) {
    case 'once':
      return 1;
    case 'day':
      return daysBetween(from, filingDate);
    case 'month':
      return monthsBegun(from, filingDate);
    case 'year':
      return rule.counting === 'calendar'
        ? yearOf(filingDate) - yearOf(from) + (rule.excludes_current ? 0 : 1)
        : Math.ceil(monthsBegun(from, filingDate) / 12);
  }
}

/** Months from one date to a later one, where a partial month counts as a whole one. */
function monthsBegun(from: string, to: string): number {
  const months = (yearOf(to) - yearOf(from)) * 12 + monthOf(to) - monthOf(from);
  return addMonths(from, months) < to ? months + 1 : months;
}

function monthOf(date: string): number {
  return Number(date.slice(5, 7));
}
