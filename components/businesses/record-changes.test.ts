import { expect, test } from 'vitest';
import { editableFields } from '#components/businesses/business-fields.ts';
import { answersOf, recordChanges } from '#components/businesses/record-changes.ts';
import type { Business } from '#lib/contract/business';
import { exampleBusiness } from '#lib/testing/example-business';

const office = {
  street_line_1: '1 Main Street',
  city: 'Dover',
  region: 'DE',
  postal_code: '19901',
  country: 'US',
};
const before: Business = {
  ...exampleBusiness,
  registration_number: null,
  owners: [],
  email: 'office@northwind.example',
  principal_address: office,
};

const { registration_number: _number, phone: _phone, ...rest } = answersOf(before);
const unchanged = { ...rest, website: undefined, mailing_address: undefined, owners: undefined };
const tidy = Object.fromEntries(Object.entries(unchanged).filter(([, value]) => value));

test('a form submitted without a change changes nothing', () => {
  expect(recordChanges(before, tidy, { matter: 'M-1042' })).toEqual({});
});

test('the order of an address’s members is not a change', () => {
  const turned = Object.fromEntries(Object.entries(office).toReversed());
  expect(recordChanges(before, { ...tidy, principal_address: turned }, before.metadata)).toEqual({});
});

test('only changes are sent, and emptied fields are cleared', () => {
  const { email: _gone, ...answers } = tidy;
  expect(recordChanges(before, { ...answers, registration_number: '7204518' }, {})).toEqual({
    email: null,
    registration_number: '7204518',
    metadata: { matter: null },
  });
});

test('a pair with the name of a member that every object inherits can be removed', () => {
  const named = { ...before, metadata: { constructor: 'Ada Reyes' } };
  expect(recordChanges(named, tidy, {})).toEqual({ metadata: { constructor: null } });
});

test('removing the last owner leaves an empty list, not a null', () => {
  const owned = {
    ...before,
    owners: [{ name: { type: 'entity', entity_name: 'Okafor Holdings, LLC' } }],
  } as Business;
  expect(recordChanges(owned, tidy, before.metadata)).toEqual({ owners: [] });
});

test('the date of a registration is sent only from a registration that was added by hand', () => {
  const registration_date = '2024-03-01';
  const elsewhere = { ...before, registration_date, formation_business_id: 'home' } as Business;
  const answers = { ...tidy, registration_date: '2024-05-01' };
  expect(recordChanges(elsewhere, answers, before.metadata)).toEqual({ registration_date: '2024-05-01' });
  const filed = { ...elsewhere, registration_status: 'registered' } as Business;
  for (const other of [before, filed]) {
    expect(recordChanges(other, answers, before.metadata)).not.toHaveProperty('registration_date');
  }
  const isRequired = (business: Business) =>
    editableFields(business).find(({ name }) => name === 'registration_date')?.required;
  expect([isRequired(elsewhere), isRequired({ ...elsewhere, registration_date: null })]).toEqual([
    true,
    false,
  ]);
});

test('the home state of a registration is changed on the home record', () => {
  const elsewhere = { ...before, formation_business_id: 'home' } as Business;
  const answers = { ...tidy, formation_jurisdiction: 'US-NV' };
  expect(recordChanges(elsewhere, answers, before.metadata)).toEqual({});
  expect(recordChanges(before, answers, before.metadata)).toEqual({ formation_jurisdiction: 'US-NV' });
});

test('facts that a filing controls are never sent', () => {
  const forming = { ...before, registration_status: 'forming' } as Business;
  const { legal_name: _name, formation_jurisdiction: _home, formation_date: _date, ...offered } = tidy;
  expect(recordChanges(forming, { ...offered, purpose: 'Freight' }, before.metadata)).toEqual({
    purpose: 'Freight',
  });
});
