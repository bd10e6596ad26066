import { expect, test } from 'vitest';
import { addressLine, chosenLines, endOf, maskedKey, standingOf } from '#components/developers/key-words.ts';
import type { ApiKey } from '#lib/contract/api-key';

const now = '2026-11-20T15:00:00.000Z';
const key: ApiKey = {
  id: '01970c5e-8f00-7c3a-9b1d-2f4e6a8c0d1e',
  object: 'api_key',
  mode: 'live',
  name: 'Billing server',
  scope: 'full',
  scopes: [],
  allowed_addresses: [],
  last_four: 'x7Qa',
  status: 'active',
  created_at: now,
  created_by: 'Maria Okafor',
  expires_at: null,
  revoked_at: null,
  last_used_at: null,
  last_used_address: null,
  replaces: null,
  replaced_by: null,
};
const words = (changes: Partial<ApiKey>) => standingOf({ ...key, ...changes }, now).words;

test('the shortened key shows its kind and its last characters', () =>
  expect(maskedKey(key)).toBe('sk_live_…x7Qa'));

test('the status of a key has a text', () => {
  const replaced_by = '01970c5e-8f00-7c3a-9b1d-2f4e6a8c0d1f';
  expect(words({})).toBe('Works');
  expect(words({ expires_at: '2026-11-27T15:00:00.000Z' })).toBe('Works');
  expect(words({ expires_at: '2026-11-27T14:59:00.000Z' })).toBe('Expires soon');
  expect(words({ expires_at: '2026-11-21T15:00:00.000Z', replaced_by })).toBe('Replaced, still works');
  expect(words({ status: 'expired', expires_at: now })).toBe('Expired');
  expect(words({ status: 'expired', expires_at: now, replaced_by })).toBe('Replaced');
  expect(words({ status: 'revoked', revoked_at: now, replaced_by })).toBe('Revoked');
});

test('a key ended by revocation or expiry, whichever came first', () => {
  const later = '2026-12-01T00:00:00.000Z';
  expect(endOf({ revoked_at: now, expires_at: later })).toBe(now);
  expect(endOf({ revoked_at: later, expires_at: now })).toBe(now);
  expect(endOf({ revoked_at: null, expires_at: now })).toBe(now);
});

test('a restricted key shows its scopes, and a limited one its addresses', () => {
  expect(chosenLines(key)).toEqual([]);
  expect(chosenLines({ scopes: ['event:read', 'filing:write', 'case:write'] })).toEqual([
    'Read and write: Filings, Cases',
    'Read: Events',
  ]);
  expect(addressLine(key)).toBeNull();
  expect(addressLine({ allowed_addresses: ['203.0.113.9'] })).toBe('From 203.0.113.9');
  expect(addressLine({ allowed_addresses: ['203.0.113.9', '10.0.0.0/8', '::1'] })).toBe(
    'From 203.0.113.9, 10.0.0.0/8 and 1 more',
  );
});
