import { type Access, ownAccess } from './access.ts';

/** Calls the API with a test key, that of the test's own organization if no other is given, as a partner would. */
export async function api<T = Record<string, unknown>>(
  method: string,
  path: string,
  body?: unknown,
  { url, test_key }: Access = ownAccess(),
): Promise<T> {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${test_key}`,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return JSON.parse(text) as T;
}

export const address = {
  street_line_1: '1209 Orange Street',
  city: 'Wilmington',
  region: 'DE',
  postal_code: '19801',
  county: 'New Castle',
  country: 'US',
};

let made = 0;

/** A name that no other test has. */
export function freshName(words: string): string {
  made += 1;
  return `${words} ${process.pid}${made}${Date.now().toString(36).toUpperCase()} LLC`;
}

/** A Delaware company whose record is complete. */
export async function addBusiness(
  legalName: string,
  access?: Access,
  facts: Record<string, unknown> = {},
): Promise<string> {
  const business = {
    legal_name: legalName,
    entity_type: 'llc',
    formation_jurisdiction: 'US-DE',
    formation_date: '2019-03-04',
    registration_number: '7204518',
    email: 'filings@northwind.example',
    principal_address: address,
    management_structure: 'member_managed',
    purpose: 'Any lawful business',
    owners: [
      {
        name: { type: 'person', first: 'Maria', last: 'Okafor' },
        address,
        role: 'member',
        email: 'maria@northwind.example',
      },
    ],
    ...facts,
  };
  return (await api<{ id: string }>('POST', '/v1/business', business, access)).id;
}

/** What Ohio asks, which is almost nothing. */
export const answersForOhio = {
  email: 'filings@northwind.example',
  contact: { name: 'Dana Whitfield', email: 'dana@harborpine.example' },
  principal_address: address,
};

/** A filing of the business in Ohio. */
export function submitInOhio(
  business_id: string,
  access?: Access,
): Promise<{ id: string; business_id: string }> {
  const body = { jurisdiction: 'US-OH', business_id, ...answersForOhio };
  return api('POST', '/v1/filing/foreign-qualification', body, access);
}
