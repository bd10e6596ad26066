import { expect, test } from 'vitest';
import type { Business } from '#lib/contract/business';
import type { FieldSpec } from '#lib/contract/case';
import { areRelated, sameQuestions } from '#lib/rules/case/same-question';

const field = (name: string, rest: Partial<FieldSpec> = {}): FieldSpec => ({
  ...{ name, type: 'string', description: name, required: true },
  ...rest,
});
const person = (first: string, email?: string) => ({
  name: { type: 'person' as const, first, last: 'Okafor' },
  ...(email && { email }),
});
const business = (id: string, owners: unknown[]) => ({ id, owners }) as Business;

test('fields with the same name and type match; stricter requirements of the other stay open', () => {
  const asked = [field('purpose'), field('member_count', { type: 'number' })];
  const other = [
    field('purpose'),
    field('member_count'),
    field('website', { required: false }),
    field('reason', { when: { field: 'purpose', present: true } }),
  ];
  const { shared, rest } = sameQuestions(asked, other, false);
  expect(shared.map(({ name }) => name)).toEqual(['purpose']);
  expect(rest.map(({ name }) => name)).toEqual(['member_count']);
});

test('two questions under one name in other words are two', () => {
  const asked = [field('answer_1', { description: 'Who signs?' })];
  const other = [field('answer_1', { description: 'What is the fax number?' })];
  expect(sameQuestions(asked, other, true)).toEqual({ shared: [], rest: other });
});

test('cases that share only what neither requires do not ask for the same', () => {
  const remarks = field('remarks', { required: false });
  const other = [field('signer_name'), remarks];
  expect(sameQuestions([field('principal_address'), remarks], other, true).shared).toEqual([]);
  expect(sameQuestions([field('signer_name'), remarks], other, true).shared).toEqual(other);
  expect(sameQuestions([field('signer_name'), remarks], [remarks], true).shared).toEqual([remarks]);
});

test('a document answers only the cases of the business that it belongs to', () => {
  const asked = [field('certificate', { type: 'document' })];
  expect(sameQuestions(asked, asked, true).shared).toHaveLength(1);
  expect(sameQuestions(asked, asked, false)).toMatchObject({ shared: [], rest: asked });
});

test('businesses are related by an owner, whose email tells people of one name apart', () => {
  const one = business('1', [person('Maria', 'maria@a.example')]);
  expect(areRelated(one, business('1', []))).toBe(true);
  expect(areRelated(one, business('2', [person('maria')]))).toBe(true);
  expect(areRelated(one, business('2', [person('Maria', 'MARIA@a.example')]))).toBe(true);
  expect(areRelated(one, business('2', [person('Maria', 'other@b.example')]))).toBe(false);
  expect(areRelated(one, business('2', [person('Ruth')]))).toBe(false);
});
