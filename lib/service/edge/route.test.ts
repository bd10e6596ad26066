import { describe, expect, test } from 'vitest';
import { Business } from '#lib/contract/business';
import { respond } from '#lib/service/edge/route';
import { business } from '#lib/service/reference/examples/businesses';
import { address } from '#lib/service/reference/examples/people';

describe('an answer', () => {
  test.each([
    ['the code of no state', { formation_jurisdiction: 'US-ZZ' }],
    ['the code of no country', { principal_address: { ...address, country: 'XX' } }],
    ['a year in which no company files', { formation_date: '1099-03-04' }],
    [
      'a control character in a name',
      { owners: [{ name: { type: 'entity' as const, entity_name: 'Okafor\u0007, LLC' } }] },
    ],
  ])(
    'shows %s that was stored before there was a rule, and no other columns of the row',
    async (_, stored) => {
      const row = { ...business, ...stored, organization_id: 'internal' };
      expect(await respond(Business, row).json()).toEqual({ ...business, ...stored });
    },
  );

  test.each([
    ['an id of another form', { id: '17' }],
    ['a time without its milliseconds', { created_at: '2026-11-21T09:30:00Z' }],
    ['a state that is none beside a fault of ours', { formation_jurisdiction: 'US-ZZ', updated_at: 'today' }],
    ['a date that is none', { formation_date: '4 March 2019' }],
    ['a member too few', { metadata: undefined as never }],
  ])('with %s is an internal error and is not sent', (_, wrong) => {
    expect(() => respond(Business, { ...business, ...wrong })).toThrow();
  });
});
