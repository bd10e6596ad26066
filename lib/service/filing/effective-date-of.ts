import type { Filing } from '#lib/contract/filing';
import { isCivilDate } from '#lib/rules/calendar/civil-date';
import { acceptedAnswers } from '#lib/rules/case/accepted-answers';
import type { FilingRow } from '#lib/service/db/schema/filings';

/** The later effective date of a filing, from the last accepted answer, otherwise from its submission. */
export function effectiveDateOf({
  submission,
  resource,
}: Pick<FilingRow, 'submission' | 'resource'>): string | null {
  const { cases }: Pick<Filing, 'cases'> = JSON.parse(resource);
  return acceptedEffectiveDate(cases, submission);
}

/** The same, where the resource was parsed already. */
export function acceptedEffectiveDate(
  cases: Filing['cases'],
  submission: FilingRow['submission'],
): string | null {
  const { effective_date } = acceptedAnswers(cases, submission);
  return dateOrNull(effective_date) ?? submittedEffectiveDate(submission);
}

/** The later effective date that a submission asks for. */
export function submittedEffectiveDate({ effective_date }: Record<string, unknown>): string | null {
  return dateOrNull(effective_date);
}

function dateOrNull(date: unknown): string | null {
  return typeof date === 'string' && isCivilDate(date) ? date : null;
}
