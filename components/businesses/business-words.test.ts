import { expect, test } from 'vitest';
import { whyNotQualified } from '#components/businesses/business-words.ts';
import { businessWords } from '#components/businesses/words.ts';
import type { Business } from '#lib/contract/business';

const record = {
  ...{ legal_name: 'Cinder Company', registration_status: 'record', entity_type: 'llc' },
  ...{ registration_number: null, owners: [] },
} as unknown as Business;

test.each<[Partial<Business>, string | undefined]>([
  [{}, undefined],
  [{ entity_type: 'professional_llc' }, undefined],
  [{ entity_type: 'corporation' }, 'Only LLCs can be qualified in other states yet.'],
  [{ registration_status: 'forming' }, businessWords.gaps.formingDetail],
])('a business with %j is chosen for a plan, or says why not', (change, why) => {
  expect(whyNotQualified({ ...record, ...change })).toBe(why);
});
