import { expect, test } from 'vitest';
import { readDigest, writeDigest } from '#lib/rules/plan/problem-digest';

test('what a digest says of a problem is read again as it was', () => {
  for (const digest of [
    { code: 'rate_limited', retryAfter: 42, requestId: '01970c5e-8f00-7c3a-9b1d-2f4e6a8c0d1e' },
    { code: 'unavailable', retryAfter: null, requestId: null },
  ]) {
    expect(readDigest(writeDigest(digest))).toEqual(digest);
  }
});

test.each([undefined, null, 7, '', '3912845566', 'NEXT_NOT_FOUND', 'problem x'])(
  'the digest %s tells of no problem',
  (digest) => expect(readDigest(digest)).toBeNull(),
);
