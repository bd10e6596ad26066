import { expect, test } from 'vitest';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { companyOf } from '#lib/service/notice/company-of';

const withoutDatabase = {} as Tx;

test('an event whose resource names the company needs no query', async () => {
  const object = {
    object: 'filing',
    business_id: 'any',
    legal_name: 'Alder Freight, LLC',
    jurisdiction: 'US-TX',
  };
  const company = await companyOf({} as Context, withoutDatabase, { object });
  expect(company).toEqual({ name: 'Alder Freight, LLC', state: 'US-TX' });
});
