import type { MoveFilingRequest } from '#lib/contract/desk-move';
import type { FieldError } from '#lib/contract/problem';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import { serviceIdOf } from '#lib/rules/filing/service-id';
import { isWrongEin } from '#lib/rules/requirement/plain-limits';
import type { FilingRow } from '#lib/service/db/schema/filings';
import { invalid } from '#lib/service/errors';
import type { Outcome } from '#lib/service/filing/complete-filing';

type Filed = Pick<FilingRow, 'id' | 'type' | 'legal_name' | 'charged'>;

/** Throws `validation_error` for everything that a move lacks. */
export function checkOutcome({ type, charged: before }: Filed, asked: MoveFilingRequest, now: Date): void {
  const { to, result, documents, charged, not_charged_reason } = asked;
  const errors: FieldError[] = [];
  const miss = (pointer: string, detail: string) => errors.push({ pointer, code: 'required', detail });
  const refuse = (pointer: string, detail: string) => errors.push({ pointer, code: 'not_allowed', detail });
  if (to !== 'completed') {
    if (result) refuse('/result', 'Only a completed filing has a result.');
    if (not_charged_reason) refuse('/not_charged_reason', 'Say it when the filing is completed.');
  } else {
    if (type === 'ein' && !result?.ein_number) miss('/result/ein_number', 'Enter the EIN.');
    if (type !== 'ein' && !result?.registration_number)
      miss('/result/registration_number', 'Enter the registration number that the state gave.');
    if (type !== 'ein' && !result?.registration_date)
      miss('/result/registration_date', 'Enter the date on which the state accepted the registration.');
    if (!documents?.length) miss('/documents', 'Add at least one document of the office.');
    if (!charged && !not_charged_reason)
      miss('/charged', 'Enter what the office charged, or why it charged nothing.');
    if (charged && not_charged_reason)
      refuse('/not_charged_reason', 'Enter the charges or the reason, not both.');
    else if (before && not_charged_reason)
      refuse('/not_charged_reason', 'The filing was charged already. Enter all that was charged.');
  }
  if (result?.ein_number && isWrongEin('ein', result.ein_number))
    errors.push({
      pointer: '/result/ein_number',
      code: 'invalid_format',
      detail: 'Enter the nine digits of the EIN, for example 12-3456789.',
    });
  const date = result?.registration_date;
  if (date && date > civilDateOf(now))
    errors.push({
      pointer: '/result/registration_date',
      code: 'in_the_future',
      detail: 'Enter a date that is not in the future.',
    });
  if (errors.length > 0) throw invalid(errors);
}

/** What the state answered, as stored on the filing and its business record. */
export function toOutcome({ id, type, legal_name }: Filed, { result }: MoveFilingRequest): Outcome {
  if (type === 'ein') {
    const ein_number = result?.ein_number?.trim().replace(/^(\d{2})(\d{7})$/, '$1-$2') ?? null;
    const shown = { ein_number, legal_name, entity_name: legal_name };
    return { result: shown, registration: null, registrationNumber: null };
  }
  const registration_number = result?.registration_number ?? null;
  const registration_date = result?.registration_date ?? null;
  const registration = { registration_number, registration_date, service_id: serviceIdOf(id) };
  return {
    result: type === 'formation' ? { registration_number, formation_date: registration_date } : registration,
    registration:
      type === 'formation' ? { ...registration, formation_date: registration_date } : registration,
    registrationNumber: registration_number,
  };
}
