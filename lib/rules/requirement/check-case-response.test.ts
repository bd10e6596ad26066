import { describe, expect, test } from 'vitest';
import type { FieldSpec } from '#lib/contract/case';
import { checkCaseResponse } from '#lib/rules/requirement/check-case-response';
import type { DocumentOnFile } from '#lib/rules/requirement/document-on-file';
import { addressIn } from '#lib/testing/complete-answers';

const today = '2026-11-21';
const documents: DocumentOnFile[] = [
  {
    id: 'cert',
    types: ['certificate_of_good_standing'],
    issued_on: null,
    uploaded_at: `${today}T09:00:00.000Z`,
  },
];
const person = { name: { type: 'person', first: 'Maria', last: 'Okafor' } };

function field(over: Partial<FieldSpec>): FieldSpec {
  return { name: 'answer', type: 'string', description: 'Answer it.', required: true, ...over };
}

function check(fields: FieldSpec[], answers: Record<string, unknown>, attached: string[] = []) {
  return checkCaseResponse({ fields }, { fields: answers, documents: attached }, { documents, today });
}

/** A field, a valid value, and invalid values with the code of the first fault. */
const values: [Partial<FieldSpec>, unknown, [unknown, string][]][] = [
  [
    { type: 'string' },
    'Yes',
    [
      [7, 'invalid_type'],
      [['a'], 'invalid_type'],
      ['x'.repeat(2001), 'too_big'],
      ['a\0b', 'invalid_character'],
    ],
  ],
  [
    { type: 'string', name: 'signer_name' },
    'Ada Reyes',
    [
      ['Ada\nReyes', 'invalid_character'],
      ['Ada \u2067Reyes', 'invalid_character'],
    ],
  ],
  [
    { type: 'number' },
    0,
    [
      ['7', 'invalid_type'],
      [Number.NaN, 'invalid_type'],
    ],
  ],
  [
    { type: 'number', name: 'member_count' },
    3,
    [
      [0, 'invalid_value'],
      [2.5, 'invalid_value'],
    ],
  ],
  [
    { type: 'boolean' },
    false,
    [
      ['true', 'invalid_type'],
      [1, 'invalid_type'],
    ],
  ],
  [
    { type: 'date' },
    '2024-02-29',
    [
      ['2025-02-29', 'invalid_format'],
      ['21.11.2026', 'invalid_format'],
      [20261121, 'invalid_format'],
      ['0026-01-01', 'invalid_value'],
    ],
  ],
  [
    { type: 'document' },
    'cert',
    [
      ['another', 'document_not_found'],
      [{ id: 'cert' }, 'invalid_type'],
    ],
  ],
  [{ type: 'document', document_types: ['bylaws', 'certificate_of_good_standing'] }, 'cert', []],
  [
    { type: 'object', name: 'principal_address' },
    addressIn('TX'),
    [
      ['here', 'invalid_type'],
      [[], 'required'],
      [{ city: 'Austin' }, 'required'],
      [addressIn('ZZ'), 'invalid_region'],
    ],
  ],
  [
    { type: 'list', name: 'governing_persons' },
    [person],
    [
      [person, 'invalid_type'],
      [[{}], 'required'],
      [[], 'required'],
      [Array(201).fill(person), 'too_big'],
    ],
  ],
  [{ type: 'list', name: 'owners' }, [person], [[['Maria'], 'invalid_type']]],
  [{ type: 'object', name: 'anything' }, { a: [1, { b: 2 }] }, [[{ a: 'x'.repeat(20_001) }, 'too_big']]],
  [{ type: 'list', name: 'things' }, ['a', { b: 1 }], [['a', 'invalid_type']]],
  [{ type: 'string', name: 'email' }, 'a@b.example', [['nobody', 'invalid_format']]],
  [{ type: 'string', name: 'ein' }, '12-3456789', [['12-34', 'invalid_format']]],
];

describe.each(values)('a field %j', (over, fitting, wrong) => {
  const spec = field(over);

  test('accepts a valid value', () => {
    expect(check([spec], { [spec.name]: fitting })).toEqual([]);
  });

  test('refuses others under its pointer', () => {
    for (const [value, code] of wrong) {
      const [error] = check([spec], { [spec.name]: value });
      expect(error?.code, JSON.stringify(value)).toBe(code);
      expect(error?.pointer.startsWith(`/fields/${spec.name}`)).toBe(true);
      expect(error?.detail).toMatch(/\.$/);
    }
  });
});

test('a date that does not exist is told apart from one that is written in another way', () => {
  const detail = (answer: string) => check([field({ type: 'date' })], { answer })[0]?.detail;
  expect(detail('2026-02-30')).toBe('The date 2026-02-30 does not exist. Check the day and the month.');
  expect(detail('30.02.2026')).toBe('Answer must be a date as YYYY-MM-DD, such as 2026-11-21.');
});

test('a document of another type is refused with both types in words', () => {
  const [error] = check([field({ type: 'document', document_types: ['bylaws'] })], { answer: 'cert' });
  expect(error).toEqual({
    pointer: '/fields/answer',
    code: 'document_type',
    detail: 'Answer: use a document of the kind “bylaws”. This one is “certificate of good standing”.',
  });
});

test('an optional field may be left out, null or empty; a required one may not', () => {
  for (const answers of [{}, { answer: null }, { answer: '  ' }]) {
    expect(check([field({ required: false })], answers)).toEqual([]);
    expect(check([field({})], answers)).toMatchObject([{ pointer: '/fields/answer', code: 'required' }]);
  }
});

test.each(['number', 'boolean', 'date', 'document', 'object', 'list'] as const)(
  'an optional %s is not given as an empty value of another type',
  (type) => {
    const optional = field({ type, required: false });
    expect(check([optional], { answer: null })).toEqual([]);
    for (const answer of ['', ' ', ...(type === 'list' ? [] : [[]])]) {
      expect(check([optional], { answer })).toMatchObject([
        { pointer: '/fields/answer', code: type === 'date' ? 'invalid_format' : 'invalid_type' },
      ]);
    }
  },
);

test('a key that the case does not ask for is refused, also one on the object prototype', () => {
  expect(check([field({})], { answer: 'Yes', 'a/b': 1 })).toMatchObject([
    { pointer: '/fields/a~1b', code: 'unknown_field' },
  ]);
  expect(check([field({ name: 'constructor' })], {})).toMatchObject([{ code: 'required' }]);
  expect(check([field({ name: 'constructor' })], { constructor: 'Yes' })).toEqual([]);
});

test('of very many such keys only the first are named', () => {
  const keys = Array.from({ length: 1000 }, (_, index) => [`key_${index}`, 1] as const);
  const errors = check([field({})], { answer: 'Yes', ...Object.fromEntries(keys) });
  expect(errors).toHaveLength(20);
  expect(errors[19]).toMatchObject({ pointer: '/fields/key_19', code: 'unknown_field' });
});

test('an attached document must be one of the business', () => {
  expect(check([field({})], { answer: 'Yes' }, ['cert', 'another'])).toMatchObject([
    { pointer: '/documents/1', code: 'document_not_found' },
  ]);
});

test('all errors are reported at once', () => {
  const errors = check([field({}), field({ name: 'count', type: 'number' })], { count: 'three', more: 1 }, [
    'x',
  ]);
  expect(errors.map((error) => error.pointer)).toEqual([
    '/fields/more',
    '/fields/answer',
    '/fields/count',
    '/documents/0',
  ]);
});
