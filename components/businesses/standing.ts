import type { Business } from '#lib/contract/business';

type Registration = Pick<Business, 'registration_jurisdiction' | 'registration_status'>;

/** The number of states that list the company and where nothing is overdue: those of the list of businesses. */
export function goodStates(registrations: readonly Registration[], overdue: ReadonlySet<string>): number {
  const registered = registrations.filter(({ registration_status: status }) => status === 'registered');
  const states = new Set(registered.map(({ registration_jurisdiction: code }) => code));
  return states.difference(overdue).size;
}
