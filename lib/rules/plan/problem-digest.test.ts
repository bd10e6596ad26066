import { expect, test } from 'vitest';
import { readDigest, writeDigest } from '#lib/rules/plan/problem-digest';

test('a problem is restored from its digest', () => {
  for (const digest of [
    { code: 'rate_limited', retryAfter: 42, requestId: '01970c5e-8f00-7c3a-9b1d-2f4e6a8c0d1e' },
    { code: 'unavailable', retryAfter: null, requestId: null },
  ]) {
    expect(readDigest(writeDigest(digest))).toEqual(digest);
  }
});

test.each([undefined, null, 7, '', '3912845566', 'NEXT_NOT_FOUND', 'problem x'])(
  'the digest %s is not of a problem',
  (digest) => expect(readDigest(digest)).toBeNull(),
);
