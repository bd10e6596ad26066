import type { Business, CreateBusinessRequest } from '#lib/contract/business';
import type { FieldError } from '#lib/contract/problem';
import { theState, theStateFirst } from '#lib/rules/the-state';
import { regionName } from '#lib/rules/us-regions';

type Home = Pick<Business, 'formation_business_id' | 'formation_jurisdiction'>;
type Registration = Pick<CreateBusinessRequest, 'registration_jurisdiction' | 'formation_jurisdiction'>;

/**
 * The faults of a registration that was made elsewhere, beside the record that it names as the one at home. A record
 * can be saved before its state is known.
 */
export function checkHomeRecord(home: Home, registration: Registration): FieldError[] {
  const state = regionName(home.formation_jurisdiction);
  const errors: FieldError[] = [];
  const refuse = (pointer: string, detail: string) => errors.push({ pointer, code: 'invalid_value', detail });
  if (home.formation_business_id !== null)
    refuse(
      '/formation_business_id',
      'That record is itself a registration in another state. Name the record of the home state.',
    );
  if (registration.formation_jurisdiction !== home.formation_jurisdiction)
    refuse(
      '/formation_jurisdiction',
      `The home record says that the company was formed in ${theState(state)}.`,
    );
  if (registration.registration_jurisdiction === home.formation_jurisdiction)
    refuse('/registration_jurisdiction', `${theStateFirst(state)} is the home state. Name the other state.`);
  return errors;
}
