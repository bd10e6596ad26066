import { and, eq, isNotNull, isNull, ne, type SQL } from 'drizzle-orm';
import type { RegistrationStatus } from '#lib/contract/business';
import { type BusinessRow, businesses } from '#lib/service/db/schema/businesses';

type Facts = Pick<BusinessRow, 'registration_state' | 'service_id' | 'formation_business_id'>;

/**
 * The status of a record. Only a filing that is completed gives it a `service_id`: a record in force without one was
 * added by the caller.
 */
export function registrationStatusOf(row: Facts): RegistrationStatus {
  const { registration_state: state, service_id, formation_business_id } = row;
  if (state === 'pending') return formation_business_id === null ? 'forming' : 'pending';
  if (state === 'registered') return service_id === null ? 'record' : 'registered';
  return state;
}

/** The same as a condition of a list. Canceled registrations are shown only on request. */
export function hasRegistrationStatus(status: RegistrationStatus | undefined): SQL | undefined {
  const { registration_state: state, service_id, formation_business_id } = businesses;
  switch (status) {
    case undefined:
      return ne(state, 'canceled');
    case 'canceled':
      return eq(state, 'canceled');
    case 'forming':
      return and(eq(state, 'pending'), isNull(formation_business_id));
    case 'pending':
      return and(eq(state, 'pending'), isNotNull(formation_business_id));
    case 'record':
      return and(eq(state, 'registered'), isNull(service_id));
    case 'registered':
      return and(eq(state, 'registered'), isNotNull(service_id));
  }
}
