import { type AnswerField, labelOf } from '#components/forms/answer-field.ts';
import { formatCivilDate } from '#components/ui/format-time.ts';
import { readDate } from '#components/ui/read-date.ts';
import { firstYear, lastYear } from '#lib/contract/plausible-dates';
import { yearOf } from '#lib/rules/calendar/year-of';

/** Why a date is not a valid answer to this question, in a sentence, or null. */
export function checkDate(field: AnswerField, value: unknown): string | null {
  const label = labelOf(field);
  const { date, fault } = readDate(String(value));
  if (date === undefined) return `${label}: ${fault}`;
  const said = `You entered ${formatCivilDate(date)}.`;
  if (yearOf(date) < firstYear || yearOf(date) > lastYear) return `${label}: check the year. ${said}`;
  const { earliest, latest } = field;
  if (earliest && date < earliest.day)
    return `${label} cannot be before ${formatCivilDate(earliest.day)}, ${earliest.what}. ${said}`;
  if (latest && date > latest.day)
    return `${label} cannot be after ${formatCivilDate(latest.day)}, ${latest.what}. ${said}`;
  return null;
}

/** The limits of a date as shown at the field: "From 4 Mar 2019 to 22 Nov 2028." */
export function limitWords({ earliest, latest }: Pick<AnswerField, 'earliest' | 'latest'>): string {
  const from = earliest && formatCivilDate(earliest.day);
  const to = latest && formatCivilDate(latest.day);
  if (from && to) return `From ${from} to ${to}.`;
  if (from) return `${from} or later.`;
  return to ? `${to} or earlier.` : '';
}
