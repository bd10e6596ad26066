import type { Filing } from '#lib/contract/filing';
import { isCivilDate } from '#lib/rules/calendar/civil-date';
import type { FilingRow } from '#lib/service/db/schema/filings';

/** The later effective date of a filing, from its last resolved case, otherwise from its submission. */
export function effectiveDateOf({
  submission,
  resource,
}: Pick<FilingRow, 'submission' | 'resource'>): string | null {
  const { cases }: Pick<Filing, 'cases'> = JSON.parse(resource);
  const answered = cases
    .filter(({ status }) => status === 'resolved')
    .map(({ response }) => response?.fields.effective_date)
    .findLast((date) => date !== undefined);
  return dateOrNull(answered) ?? submittedEffectiveDate(submission);
}

/** The later effective date that a submission asks for. */
export function submittedEffectiveDate({ effective_date }: Record<string, unknown>): string | null {
  return dateOrNull(effective_date);
}

function dateOrNull(date: unknown): string | null {
  return typeof date === 'string' && isCivilDate(date) ? date : null;
}
