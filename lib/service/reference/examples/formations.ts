import type { Filing } from '#lib/contract/filing';
import type { FormationRequest } from '#lib/contract/formation';
import { ids } from '#lib/service/reference/examples/ids';
import { address, contact, member } from '#lib/service/reference/examples/people';

export const formationRequest: FormationRequest = {
  jurisdiction: 'US-TX',
  entity_name: 'Northwind Freight, LLC',
  purpose: 'Any lawful business',
  email: 'filings@northwind.example',
  contact,
  principal_address: address,
  organizers: [{ name: member.name, address }],
  initial_governing_persons: [member],
  ein: {
    responsible_party: {
      name: { type: 'person', first: 'Maria', last: 'Okafor' },
      tax_id: '900-12-3456',
      title: 'Managing member',
    },
    principal_activity: 'transportation_warehousing',
    principal_activity_detail: 'Freight brokerage',
    reason: 'started_new_business',
    expected_employees: { agricultural: 0, household: 0, other: 2 },
    first_wages_date: '2027-01-04',
  },
  metadata: { matter: 'M-1042' },
};

/**
 * A formation just after its submission, with its EIN application waiting for it; `queued` is a submission of the same.
 */
export function queuedFormation(queued: Filing, fee: Filing['fee']): Filing {
  return {
    ...queued,
    type: 'formation',
    related_items: [
      ...queued.related_items,
      { object: 'filing', id: ids.ein, type: 'ein', status: 'queued' },
    ],
    fee,
  };
}
