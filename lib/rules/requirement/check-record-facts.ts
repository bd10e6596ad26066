import type { FieldError } from '#lib/contract/problem';
import { CivilDate } from '#lib/contract/scalars';
import { longDate } from '#lib/rules/calendar/short-date';
import { addressErrors } from '#lib/rules/requirement/address-errors';
import { checkShares } from '#lib/rules/requirement/check-shares';

type Facts = Partial<Record<'formation_date' | 'principal_address' | 'mailing_address' | 'owners', unknown>>;

/**
 * The faults of a record's facts beyond their shape. A fact without the shape is left to its schema. `today` is
 * YYYY-MM-DD.
 */
export function checkRecordFacts(facts: Facts, today: string): FieldError[] {
  const owners: unknown[] = Array.isArray(facts.owners) ? facts.owners : [];
  return [
    ...checkFormationDate(CivilDate.safeParse(facts.formation_date).data, today),
    ...addressErrors(facts.principal_address, '/principal_address'),
    ...addressErrors(facts.mailing_address, '/mailing_address'),
    ...owners.flatMap((owner, index) =>
      addressErrors(Reflect.get(Object(owner), 'address'), `/owners/${index}/address`),
    ),
    ...checkShares(owners, '/owners'),
  ];
}

function checkFormationDate(date: string | undefined, today: string): FieldError[] {
  if (date === undefined || date <= today) return [];
  const detail = `A company is on record from the day of its formation. ${longDate(date)} is still ahead.`;
  return [{ pointer: '/formation_date', code: 'in_the_future', detail }];
}
