import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { inputProblem, toActionProblem } from '#lib/actions/to-action-problem';
import { ClientProblem } from '#lib/client/client-problem';

// The test runner sets a BASE_URL of its own.
beforeAll(() => {
  vi.stubEnv('BASE_URL', '');
  vi.stubEnv('LOG_LEVEL', 'silent');
});
afterAll(() => {
  vi.unstubAllEnvs();
});

test('a refusal by the service is returned with its text, its members and the request id in the log', () => {
  const refusal = new ClientProblem(
    {
      type: 'https://x.example/problems/already_registered',
      title: 'Already registered in this state',
      status: 409,
      detail: 'Northwind Freight, LLC is registered in Texas.',
      instance: '/v1/filing/foreign-qualification',
      existing_registration: {
        business_id: 'b',
        filing_id: null,
        registration_number: '805112398',
        registration_date: null,
        status: 'registered',
      },
    },
    'request-7',
    30,
  );
  const problem = toActionProblem(refusal);
  expect(problem).toMatchObject({
    code: 'already_registered',
    status: 409,
    requestId: 'request-7',
    retryAfter: 30,
    existing_registration: { registration_number: '805112398' },
  });
  expect(problem).not.toHaveProperty('instance');
});

test('an unexpected error returns a reference and no details', () => {
  const problem = toActionProblem(new Error('password of the database is hunter2'));
  expect(problem).toMatchObject({
    code: 'internal_error',
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(JSON.stringify(problem)).not.toContain('hunter2');
});

test('an invalid input is reported by pointers, as by the service', () => {
  const parsed = z.object({ 'a/b': z.object({ c: z.string() }) }).safeParse({ 'a/b': { c: 1 } });
  expect(parsed.error && inputProblem(parsed.error)).toMatchObject({
    code: 'validation_error',
    title: 'Something has to be corrected',
    errors: [{ pointer: '/a~1b/c', detail: 'C must be text.' }],
  });
});
