/** A test of the service itself, for what cannot be seen from outside, or not on every target. */
export type InnerTest = {
  file: string;
  test: string;
};

const apiKeys = 'lib/service/api-key/api-keys.test.ts';
const authenticate = 'lib/service/edge/authenticate.test.ts';
const rateLimit = 'lib/service/edge/rate-limit.test.ts';

// A target has keys of one organization.
const uniqueKeys: InnerTest = {
  file: 'lib/service/submission/submit.test.ts',
  test: 'a key is unique per organization and mode',
};

export const innerTests: Record<string, readonly InnerTest[]> = {
  'desk.claimed': [
    {
      file: 'lib/service/operations/queue.test.ts',
      test: 'belongs to one operator: another sees who has it and since when',
    },
  ],
  'what.6': [
    {
      file: 'lib/service/edge/isolation.test.ts',
      test: 'what belongs to the other mode or to another organization is not there',
    },
  ],
  'idempotency.5': [uniqueKeys],
  'limits.key_scope': [uniqueKeys],
  'fee.line_name': [
    {
      file: 'lib/rules/fees/quote-fee.test.ts',
      test: 'a component with exactly one rule calls its line default, and one with more by name',
    },
  ],
  'auth.2': [
    {
      file: apiKeys,
      test: 'a key is created for the person’s current mode, works at once, and is shown once',
    },
    { file: apiKeys, test: 'a key rolled without an overlap is refused on the next request' },
  ],
  'auth.5': [
    {
      file: 'lib/service/edge/isolation.test.ts',
      test: 'what belongs to the other mode or to another organization is not there',
    },
  ],
  'auth.6_once': [
    {
      file: apiKeys,
      test: 'a key is created for the person’s current mode, works at once, and is shown once',
    },
  ],
  'auth.6_hash': [{ file: 'lib/service/no-secret-kept.test.ts', test: '%s: in no column of any table' }],
  'auth.7_expired': [
    { file: authenticate, test: 'revoked' },
    { file: authenticate, test: 'expired' },
  ],
  'auth.8': [
    {
      file: apiKeys,
      test: 'an overlap never extends the old key, and the new one has the lifetime of the old one',
    },
  ],
  'errors.403': [
    {
      file: 'lib/service/edge/read-only.test.ts',
      test: 'a read-only key is refused, with the missing scope',
    },
  ],
  'errors.500': [
    {
      file: 'lib/service/edge/problem-response.test.ts',
      test: 'an internal error is a 500 with the request id and no details',
    },
  ],
  'errors.429': [
    { file: rateLimit, test: 'requests beyond the limit with 429 and the seconds until the window ends' },
  ],
  'limits.rate': [{ file: rateLimit, test: 'of ten times the limit at once exactly the limit succeeds' }],
  'limits.header_remaining': [
    {
      file: rateLimit,
      test: 'the remaining requests decrease by one, and the window ends when announced',
    },
  ],
  'limits.back_off': [
    {
      file: 'lib/client/client.test.ts',
      test: 'it waits as long as Retry-After says, and gives up if that is too long',
    },
    {
      file: 'lib/client/client.test.ts',
      test: 'with a longer wait allowed, it waits until the rate limit resets, and reports the start and end of the wait',
    },
  ],
};
