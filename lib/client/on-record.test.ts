import { expect, test } from 'vitest';
import { onRecord } from '#lib/client/on-record';
import type { Business, BusinessListQuery } from '#lib/contract/business';
import type { RegistryRecord } from '#lib/contract/registry';

const company = (jurisdiction: string, registration_number: string): RegistryRecord => ({
  ...{ jurisdiction, registration_number, legal_name: 'Cove Mills, LLC', entity_type: 'llc' },
  ...{ status: 'active', formation_date: null, source: 'sandbox' },
});

/** Finds as the service does: by a number, or by a word of a name. */
const records = [
  { id: 'named', formation_jurisdiction: 'US-OH', registration_number: '9', legal_name: '7 Coves, LLC' },
  { id: 'mills', formation_jurisdiction: 'US-OH', registration_number: '7', legal_name: 'Cove Mills, LLC' },
] as Business[];
const list = async ({ q, formation_jurisdiction }: Partial<BusinessListQuery> = {}) => ({
  object: 'list' as const,
  data: records.filter(
    (one) =>
      one.formation_jurisdiction === formation_jurisdiction &&
      (one.registration_number === q || one.legal_name.startsWith(`${q} `)),
  ),
  has_more: false,
  next_cursor: null,
});

test('each company is found by its own state and number, however many others have its name', async () => {
  const found = [company('US-OH', '7'), company('US-DE', '7'), company('US-OH', '8')];
  expect(await onRecord({ list }, found)).toEqual(['mills', undefined, undefined]);
});
