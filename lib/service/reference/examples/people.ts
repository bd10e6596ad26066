import type { Address } from '#lib/contract/address';
import type { FilingContact, GoverningPerson } from '#lib/contract/party';

export const address: Address = {
  street_line_1: '1209 Orange Street',
  street_line_2: 'Suite 400',
  city: 'Wilmington',
  region: 'DE',
  postal_code: '19801',
  county: 'New Castle',
  country: 'US',
};

export const contact: FilingContact = {
  name: 'Maria Okafor',
  email: 'maria@northwind.example',
  phone: '+1 302 555 0134',
};

export const member: GoverningPerson = {
  name: { type: 'person', first: 'Maria', last: 'Okafor' },
  address,
  role: 'member',
};
