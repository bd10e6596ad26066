import type { Business } from '#lib/contract/business';
import type { FieldError } from '#lib/contract/problem';
import { longDate } from '#lib/rules/calendar/short-date';

type Dates = {
  [Member in 'registration_date' | 'formation_business_id' | 'formation_date']?: Business[Member] | undefined;
};

/**
 * The faults of the date of a registration that was made elsewhere. `today` is YYYY-MM-DD; `changed` is the date that is
 * new, at which a fault between the two dates is reported.
 */
export function checkRegistrationDate(
  { registration_date: date, formation_business_id, formation_date }: Dates,
  today: string,
  changed: 'registration_date' | 'formation_date' = 'registration_date',
): FieldError[] {
  const pointer = '/registration_date';
  if (date == null) return [];
  if (formation_business_id == null) {
    const detail =
      'Only a registration in another state has this date: its record has a formation_business_id.';
    return [{ pointer, code: 'not_accepted', detail }];
  }
  if (formation_date != null && date < formation_date) {
    const detail =
      changed === 'formation_date'
        ? `The company was registered on ${longDate(date)}, so it existed by then.`
        : `The company did not exist before ${longDate(formation_date)}, the day of its formation.`;
    return [{ pointer: `/${changed}`, code: 'invalid', detail }];
  }
  if (date <= today) return [];
  const detail = `A registration is on record from its day on. ${longDate(date)} is still ahead.`;
  return [{ pointer, code: 'in_the_future', detail }];
}
