import { expect, test } from 'vitest';
import { predicatesIn } from './tenant-predicates.ts';

test('a condition on the organization is found in each of its spellings', () => {
  expect(predicatesIn('.where(\n  eq(filings.organization_id, ctx.organizationId))')).toEqual([
    '2  eq(filings.organization_id',
  ]);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a program
  expect(predicatesIn('sql`${filings.organization_id} = ${id}`')).toHaveLength(1);
  expect(predicatesIn('select from filings f where f.organization_id = $1')).toHaveLength(1);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a program
  expect(predicatesIn('where organization_id in (${ids})')).toHaveLength(1);
});

test('a join within one tenant and the value of a new row are not conditions', () => {
  expect(predicatesIn('join cases c on c.organization_id = f.organization_id')).toEqual([]);
  expect(predicatesIn('{ organization_id: ctx.organizationId }')).toEqual([]);
});
