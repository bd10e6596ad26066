import { randomBytes } from 'node:crypto';
import { made } from '../target.ts';

const letters = 'BCDFGHJKLMNPQRSTVWXZ';

/** A name that no other company of any run has, however near. */
export function freshName(words = 'Conformance'): string {
  const mark = [...randomBytes(14)].map((byte) => letters[byte % letters.length]).join('');
  return `${words} ${mark} LLC`;
}

export const owners = [
  { name: { type: 'person', first: 'Maria', last: 'Okafor' }, role: 'member', ownership_percent: 100 },
];

export function businessFacts(facts: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    legal_name: freshName(),
    entity_type: 'llc',
    formation_jurisdiction: 'US-DE',
    formation_date: '2019-03-04',
    registration_number: '7204518',
    owners,
    management_structure: 'member_managed',
    email: 'filings@northwind.example',
    principal_address: addressIn('DE'),
    ...facts,
  };
}

/** A Delaware company whose record is complete; its id. */
export async function addBusiness(facts: Record<string, unknown> = {}, key?: string): Promise<string> {
  return (await made('POST', '/v1/business', businessFacts(facts), key)).id;
}

const postalCodes: Record<string, string> = { DE: '19801', TX: '78701', NV: '89501', CO: '80202' };

export function addressIn(region: string): Record<string, string> {
  return {
    street_line_1: '1209 Orange Street',
    city: 'Springfield',
    region,
    postal_code: postalCodes[region] ?? '19801',
    county: 'New Castle',
    country: 'US',
  };
}
