import { labelOf } from '#components/forms/answer-field.ts';
import type { FeeQuote } from '#lib/contract/fee';
import { fieldsOf } from '#lib/contract/is-asked';
import type { Requirement, RequirementField } from '#lib/contract/requirement';
import { formatMoney } from '#lib/rules/fees/format-money';
import { toAmount, toCents } from '#lib/rules/fees/money';
import { capitalized } from '#lib/rules/sentence-case';
import { stateRulesWords as words } from './words.ts';

export function effectiveWords({ delayed_allowed, max_days }: Requirement['effective_date']): string {
  if (delayed_allowed === null) return words.notOnRecord;
  if (!delayed_allowed) return words.delayed.no;
  return max_days === null ? words.delayed.yes : words.delayed.upTo(max_days);
}

/** The kind of answer: "One of 3 choices", "Document, no more than 90 days old". */
export function answerWords({ type, options, max_age_days }: RequirementField): string {
  if (options && options.length > 0) return words.oneOf(options.length);
  const kind = words.answerTypes[type] ?? type;
  return max_age_days === undefined ? kind : `${kind}, ${words.atMostDays(max_age_days)}`;
}

/** Whether it is required, and on which other answers it depends. */
export function requiredWords(field: RequirementField, all: readonly RequirementField[]): string {
  const when = field.when ? fieldsOf(field.when) : [];
  if (when.length === 0) return field.required ? words.yes : words.no;
  return words.sometimes(
    [...new Set(when)].map((name) => labelOf(all.find((one) => one.name === name) ?? { name })),
  );
}

/** The standard fee, as in the table of all states: before late fees and card surcharges. */
export function standardFeeWords({ base, dynamic }: Pick<FeeQuote, 'base' | 'dynamic'>): string {
  return formatMoney(toAmount(toCents(base?.amount ?? 0) + toCents(dynamic?.amount ?? 0)));
}

type Duty = Requirement['after_filing'][number];

/** When it is due; a dash for a remark, for example that no annual report is asked for, because nothing is due. */
export function dueWords(duty: Duty): string {
  return isRemark(duty) ? '—' : capitalized(duty.due ?? words.noDue);
}

/** A duty in one line, with its date; a remark in its own words. */
export function dutyWords(duty: Duty): string {
  return isRemark(duty) ? duty.description : `${words.duties[duty.kind]}: ${duty.due ?? words.noDue}`;
}

function isRemark({ kind, due }: Duty): boolean {
  return kind === 'other' && due === null;
}
