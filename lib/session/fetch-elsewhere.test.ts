import { describe, expect, test } from 'vitest';
import { statedProblem } from '#lib/client/client-problem';
import { readProblem } from '#lib/client/read-problem';
import { fetchElsewhere } from '#lib/session/fetch-elsewhere';

const address = 'https://api.filings.example.com/v1/filing?limit=25';

const answered = (body: BodyInit, status: number) =>
  fetchElsewhere(
    'test',
    async () => new Response(body, { status, headers: { 'X-Request-Id': 'there' } }),
  )(address);

describe('a service elsewhere that refuses the key of the organization', () => {
  test.each([
    ['unauthenticated', 401, 'This API key was revoked.'],
    ['forbidden', 403, 'This needs a credential with the scope "filing:write".'],
  ] as const)(
    'has ended no session: %s says whose key it is, and why it was refused',
    async (code, status, detail) => {
      const answer = await answered(JSON.stringify(statedProblem(code, detail, '/v1/filing')), status);
      const problem = await readProblem(answer, '/v1/filing');
      expect([answer.status, problem.code, problem.requestId]).toEqual([409, 'remote_key_refused', 'there']);
      expect(problem.message).toBe(
        `api.filings.example.com refuses the test key of your organization: ${detail} An administrator replaces it under Developers, API keys.`,
      );
    },
  );

  test('is named, even if its answer is no problem document', async () => {
    const problem = await readProblem(await answered('<html>', 401), '/v1/filing');
    expect([problem.code, problem.message]).toEqual([
      'remote_key_refused',
      'api.filings.example.com refuses the test key of your organization. An administrator replaces it under Developers, API keys.',
    ]);
  });
});

test('every other answer stays as it is', async () => {
  for (const status of [200, 404, 429, 503]) {
    const answer = await answered('{"id":"x"}', status);
    expect([answer.status, await answer.text()]).toEqual([status, '{"id":"x"}']);
  }
});
