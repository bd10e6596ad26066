import { civilDateOf } from '#lib/rules/calendar/civil-date';
import { serviceIdOf } from '#lib/rules/filing/service-id';
import { einFor, registrationNumberFor } from '#lib/rules/sandbox/registration-number';
import type { Context } from '#lib/service/context';
import type { FilingRow } from '#lib/service/db/schema/filings';
import type { Outcome } from '#lib/service/filing/complete-filing';
import { effectiveDateOf } from '#lib/service/filing/effective-date-of';

export type SandboxResult = Outcome & {
  /** YYYY-MM-DD */
  date: string;
};

/** The result that the state or the tax authority would send. The same filing always gets the same number. */
export function resultOf(
  ctx: Context,
  filing: Pick<
    FilingRow,
    'id' | 'type' | 'jurisdiction' | 'legal_name' | 'status_changed_at' | 'submission' | 'resource'
  >,
): SandboxResult {
  const { id, type, jurisdiction, legal_name } = filing;
  const date = dateOf(ctx, filing);
  if (type === 'ein') {
    const result = { ein_number: einFor(id), legal_name, entity_name: legal_name };
    return { result, registration: null, registrationNumber: null, date };
  }
  const registration_number = registrationNumberFor(jurisdiction, id);
  const registration = { registration_number, registration_date: date, service_id: serviceIdOf(id) };
  if (type === 'formation') {
    return {
      result: { registration_number, formation_date: date },
      registration: { ...registration, formation_date: date },
      registrationNumber: registration_number,
      date,
    };
  }
  return { result: registration, registration, registrationNumber: registration_number, date };
}

/** The effective date if it is between the last change of status and today; otherwise today. */
function dateOf(
  ctx: Context,
  filing: Pick<FilingRow, 'status_changed_at' | 'submission' | 'resource'>,
): string {
  const today = civilDateOf(ctx.now);
  const effective = effectiveDateOf(filing);
  const isKept = effective !== null && effective >= civilDateOf(filing.status_changed_at);
  return isKept && effective <= today ? effective : today;
}
