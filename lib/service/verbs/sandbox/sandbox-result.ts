import type { FilingResult } from '#lib/contract/filing';
import { civilDateOf } from '#lib/domain/civil-date';
import { einFor, registrationNumberFor, serviceIdFor } from '#lib/domain/sandbox/registration-number';
import type { Context } from '#lib/service/context';
import type { BusinessRow } from '#lib/service/db/schema/businesses';
import type { FilingRow } from '#lib/service/db/schema/filings';

export interface SandboxResult {
  /** What the filing shows. Interface document, Result shapes. */
  result: FilingResult;
  /** What the business record learns; null where it learns nothing. */
  registration:
    | (Pick<BusinessRow, 'registration_number' | 'registration_date' | 'service_id'> &
        Partial<Pick<BusinessRow, 'formation_date'>>)
    | null;
  registrationNumber: string | null;
  /** YYYY-MM-DD */
  date: string;
}

/** What the state or the tax authority would answer. The same filing always gets the same number. */
export function resultOf(
  ctx: Context,
  { id, type, jurisdiction, legal_name }: Pick<FilingRow, 'id' | 'type' | 'jurisdiction' | 'legal_name'>,
): SandboxResult {
  const date = civilDateOf(ctx.now);
  if (type === 'ein') {
    const result = { ein_number: einFor(id), legal_name, entity_name: legal_name };
    return { result, registration: null, registrationNumber: null, date };
  }
  const registration_number = registrationNumberFor(jurisdiction, id);
  const registration = { registration_number, registration_date: date, service_id: serviceIdFor(id) };
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
