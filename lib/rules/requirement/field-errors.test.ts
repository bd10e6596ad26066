import { expect, test } from 'vitest';
import { z } from 'zod';
import { UpdateBusinessRequest } from '#lib/contract/business';
import { FilingListQuery } from '#lib/contract/filing';
import { ForeignQualificationRequest } from '#lib/contract/foreign-qualification';
import { RecoverWebhooksRequest } from '#lib/contract/webhook';
import { jsonPointer, pointerSteps } from '#lib/rules/json-pointer';
import { fieldErrorsOf } from '#lib/rules/requirement/field-errors';
import { nullByteErrors } from '#lib/rules/requirement/null-bytes';

function errorsOf(schema: z.ZodType, value: unknown) {
  const parsed = schema.safeParse(value);
  return parsed.success ? [] : fieldErrorsOf(parsed.error);
}

test('a choice that was left out is missing, and one that is null is reported as such', () => {
  const schema = z.object({ kind: z.enum(['a', 'b']) });
  const reported = (value: unknown) => fieldErrorsOf(schema.safeParse(value).error ?? { issues: [] });
  expect(reported({})).toEqual([{ pointer: '/kind', code: 'required', detail: 'Kind is missing.' }]);
  expect(reported({ kind: null })[0]).toMatchObject({
    code: 'required',
    detail: expect.stringMatching(/^Kind cannot be null/),
  });
  expect(reported({ kind: 'c' })[0]).toMatchObject({ code: 'invalid_value' });
});

test('a choice between shapes that was left out is missing, like any other', () => {
  const schema = z.object({
    name: z.discriminatedUnion('type', [
      z.object({ type: z.literal('person'), last: z.string() }),
      z.object({ type: z.literal('entity'), entity_name: z.string() }),
    ]),
  });
  const pointer = '/name/type';
  expect(errorsOf(schema, { name: {} })).toEqual([{ pointer, code: 'required', detail: 'Type is missing.' }]);
  expect(errorsOf(schema, { name: { type: null } })[0]).toMatchObject({ pointer, code: 'required' });
  expect(errorsOf(schema, { name: { type: 'ghost' } })[0]).toMatchObject({ pointer, code: 'invalid_value' });
  expect(errorsOf(schema, { name: 'x' })[0]).toMatchObject({ pointer: '/name', code: 'invalid_type' });
});

test('a body with many errors gets our own messages, none of the schema library’s defaults', () => {
  const errors = errorsOf(ForeignQualificationRequest, {
    jurisdiction: 'Texas',
    business_id: 'x',
    contact: { name: '', email: 'nobody' },
    email: 7,
    principal_address: { street_line_1: '1 Main', city: 'A', region: 'TX', postal_code: '1', country: 'XX' },
    governing_persons: [{ name: { type: 'ghost' }, role: 'boss' }],
    effective_date: '2026-02-30',
    metadata: { a: 1 },
  });
  const said = Object.fromEntries(errors.map((error) => [error.pointer, `${error.code}: ${error.detail}`]));
  expect(said).toEqual({
    '/jurisdiction': expect.stringContaining('invalid_format: Use the ISO 3166-2 code'),
    '/business_id': 'invalid_format: Use an id (UUID), as this API gave it.',
    '/contact/name': 'required: Enter a value.',
    '/contact/email': expect.stringContaining('Enter an email address'),
    '/email': 'invalid_type: Email must be text.',
    '/principal_address/country': 'invalid_format: Use the two-letter country code, such as US.',
    '/governing_persons/0/name/type': 'invalid_value: Type must be one of: person, entity.',
    '/governing_persons/0/role': 'invalid_value: Role must be one of: member, manager.',
    '/effective_date': 'invalid_format: The date 2026-02-30 does not exist. Check the day and the month.',
    '/metadata/a': 'invalid_type: Metadata values are strings.',
  });
});

test('a date that is written in another way is told apart from one that does not exist', () => {
  const [error] = errorsOf(FilingListQuery, { created_after: '21.11.2026' });
  expect(error?.detail).toBe(
    'Use a date as YYYY-MM-DD, or a date and time as ISO 8601, such as 2026-11-21T09:30:00Z.',
  );
  for (const created_after of ['2026-02-30', '2026-02-30T09:30:00Z']) {
    const [none] = errorsOf(FilingListQuery, { created_after });
    expect(none?.detail).toBe('The date 2026-02-30 does not exist. Check the day and the month.');
  }
  const [moment] = errorsOf(RecoverWebhooksRequest, { since: '21.11.2026' });
  expect(moment?.detail).toBe('Use a date and time as ISO 8601, such as 2026-11-21T09:30:00Z.');
  const [date] = errorsOf(UpdateBusinessRequest, { formation_date: '21.11.2026' });
  expect(date?.detail).toBe('Use a date as YYYY-MM-DD, such as 2026-11-21.');
});

test('a number beyond every bound has one error, which names the bound of its schema', () => {
  const count = z.object({ count: z.int().min(1).max(20) });
  expect(errorsOf(count, { count: 1e18 })).toEqual([
    { pointer: '/count', code: 'too_big', detail: 'Use at most 20.' },
  ]);
  expect(errorsOf(count, { count: -1e18 })).toMatchObject([{ detail: 'Use at least 1.' }]);
});

test('an empty text has one error', () => {
  expect(errorsOf(UpdateBusinessRequest, { phone: '' })).toEqual([
    { pointer: '/phone', code: 'required', detail: 'Enter a value.' },
  ]);
});

test('a part of a name is called as people call it', () => {
  const owners = [{ name: { type: 'person', first: 'Maria' } }];
  expect(errorsOf(UpdateBusinessRequest, { owners })).toEqual([
    { pointer: '/owners/0/name/last', code: 'required', detail: 'Last name is missing.' },
  ]);
});

test('a missing member is required', () => {
  expect(errorsOf(ForeignQualificationRequest, {})).toContainEqual({
    pointer: '/principal_address',
    code: 'required',
    detail: 'Principal address is missing.',
  });
  expect(errorsOf(ForeignQualificationRequest, [])).toMatchObject([{ pointer: '', code: 'invalid_type' }]);
});

test('a query parameter has a message with its allowed values', () => {
  expect(errorsOf(FilingListQuery, { created_after: 'soon', limit: 'x' })).toHaveLength(2);
});

test('of a value with several allowed shapes, the error is about the closest one', () => {
  const either = z.union([
    z.object({ email: z.string(), password: z.string() }),
    z.object({ demo: z.literal(true) }),
    z.object({ example: z.union([z.string(), z.number()]) }),
  ]);
  expect(errorsOf(either, { email: 7, password: 'x' })).toMatchObject([{ pointer: '/email' }]);
  expect(errorsOf(either, { example: true })).toEqual([
    { pointer: '/example', code: 'invalid_type', detail: 'Example must be text or a number.' },
  ]);
});

test('an error about a whole value names the place that it was found at', () => {
  const { error = { issues: [] } } = z.string().safeParse(7);
  expect(fieldErrorsOf(error, '/series_names/0')).toEqual([
    {
      pointer: '/series_names/0',
      code: 'invalid_type',
      detail: 'Each of the series names must be text.',
    },
  ]);
});

test('an error inside a place keeps the pointer of the place', () => {
  const { error = { issues: [] } } = z.object({ city: z.string() }).safeParse({});
  expect(fieldErrorsOf(error, '/office~1plant').map(({ pointer }) => pointer)).toEqual([
    '/office~1plant/city',
  ]);
});

test('an error about a list uses the plural, and one about an entry the singular', () => {
  const lists = z.object({ documents: z.array(z.string()).max(1).min(1) });
  const reported = (value: unknown) => errorsOf(lists, value).map(({ detail }) => detail);
  expect(reported({})).toEqual(['Documents are missing.']);
  expect(reported({ documents: [] })).toEqual(['Give at least 1 entry.']);
  expect(reported({ documents: [7] })).toEqual(['Each of the documents must be text.']);
  expect(reported({ documents: ['x', 'y'] })).toEqual(['Give at most 1 entry.']);
});

test('a pointer escapes what RFC 6901 escapes', () => {
  expect(jsonPointer(['a/b', 'c~d', 0])).toBe('/a~1b/c~0d/0');
  expect(pointerSteps('/a~1b/c~0d/0')).toEqual(['a/b', 'c~d', '0']);
});

test('a NUL is found in texts and member names, at any depth', () => {
  const found = nullByteErrors({ a: ['fine', { b: 'x\0' }], 'c\0': 1 });
  expect(found.map((error) => error.pointer)).toEqual(['/a/1/b', '/c\0']);
});
