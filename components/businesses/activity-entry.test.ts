import { expect, test } from 'vitest';
import { activityEntry } from '#components/businesses/activity-entry.ts';
import type { Business } from '#lib/contract/business';
import type { Event } from '#lib/contract/event';
import { exampleBusiness } from '#lib/testing/example-business';

function tell(type: Event['type'], object: Business, previous_attributes: Partial<Business> | null = null) {
  const event: Event = {
    id: exampleBusiness.id,
    object: 'event',
    type,
    mode: 'test',
    created_at: exampleBusiness.created_at,
    sequence: 0,
    actor: { type: 'service', id: null, name: 'Statehouse' },
    request_id: null,
    data: { object, previous_attributes },
  };
  return activityEntry({ event, filing: null }, 'test', 'nobody');
}

const home: Business = { ...exampleBusiness, formation_business_id: null };
const inTexas: Business = {
  ...home,
  formation_business_id: home.id,
  registration_jurisdiction: 'US-TX',
  registration_status: 'canceled',
};

test('a record that is a registration is named by its state, and the home record by none', () => {
  expect(tell('business.created', inTexas)).toMatchObject({ what: 'Record added', state: 'US-TX' });
  expect(tell('business.created', home)).toMatchObject({ what: 'Record added', state: '' });
});

test('a change of a record says which facts it changed, as the record names them', () => {
  const was = { updated_at: home.created_at, phone: null, legal_name: 'Northwind LLC', metadata: {} };
  expect(tell('business.updated', home, was)).toMatchObject({
    what: 'Record changed',
    detail: 'Legal name, Phone number, Your references',
  });
});

test('a registration that was removed is canceled', () => {
  expect(tell('business.updated', inTexas, { registration_status: 'record' })).toMatchObject({
    what: 'Record changed',
    detail: 'Canceled',
    state: 'US-TX',
  });
});
