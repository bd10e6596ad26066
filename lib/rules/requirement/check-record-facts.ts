import type { CreateBusinessRequest, UpdateBusinessRequest } from '#lib/contract/business';
import type { FieldError } from '#lib/contract/problem';
import { longDate } from '#lib/rules/calendar/short-date';
import { addressErrors } from '#lib/rules/requirement/address-errors';

/** The faults of a record's facts beyond their shape. `today` is YYYY-MM-DD. */
export function checkRecordFacts(
  facts: CreateBusinessRequest | UpdateBusinessRequest,
  today: string,
): FieldError[] {
  return [
    ...checkFormationDate(facts.formation_date, today),
    ...addressErrors(facts.principal_address, '/principal_address'),
    ...addressErrors(facts.mailing_address, '/mailing_address'),
    ...(facts.owners ?? []).flatMap(({ address }, index) =>
      addressErrors(address, `/owners/${index}/address`),
    ),
  ];
}

function checkFormationDate(date: string | null | undefined, today: string): FieldError[] {
  if (!date || date <= today) return [];
  const detail = `A company is on record from the day of its formation. ${longDate(date)} is still ahead.`;
  return [{ pointer: '/formation_date', code: 'in_the_future', detail }];
}
