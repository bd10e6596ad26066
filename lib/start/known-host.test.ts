import { expect, test } from 'vitest';
import { parseEnv } from '#lib/config/env';
import { knownHost } from '#lib/start/known-host';

const env = parseEnv({
  BASE_URL: 'https://filings.example',
  ALLOWED_HOSTS: 'desk.example, desk.internal:8080',
});
const ask = (headers: Record<string, string>, localAddress = '10.0.0.5', of = env) =>
  knownHost({ headers, socket: { localAddress } }, of);

test('the names of BASE_URL and ALLOWED_HOSTS are known, and the address itself', () => {
  expect(ask({ host: 'filings.example' })).toBe('filings.example');
  expect(ask({ host: 'Desk.Example' })).toBe('desk.example');
  expect(ask({ host: 'desk.internal:8080' })).toBe('desk.internal:8080');
  expect(ask({ host: '10.0.0.5:3000' }, '::ffff:10.0.0.5')).toBe('10.0.0.5:3000');
  expect(ask({ host: 'localhost:8080' }, '127.0.0.1')).toBe('localhost:8080');
  expect(ask({ host: '[::1]:3000' }, '::1')).toBe('[::1]:3000');
});

test.each([
  'evil.example',
  'filings.example.evil.example',
  '10.0.0.6',
  'localhost',
  '',
  'a@filings.example',
  'filings.example/x',
])('%j is not, from outside', (host) => expect(ask({ host })).toBeNull());

test('a forwarded name counts only where it is one of ours', () => {
  expect(ask({ host: '10.0.0.5', 'x-forwarded-host': 'filings.example' })).toBe('filings.example');
  expect(ask({ host: 'filings.example', 'x-forwarded-host': 'evil.example' })).toBe('filings.example');
  expect(ask({ host: 'evil.example', 'x-forwarded-host': 'evil.example' })).toBeNull();
});

test('where nothing is configured this machine is known and nobody else', () => {
  const open = parseEnv({ PORT: '3000' });
  expect(ask({ host: '127.0.0.1:3000' }, '127.0.0.1', open)).toBe('127.0.0.1:3000');
  expect(ask({ host: 'rebound.example:3000' }, '127.0.0.1', open)).toBeNull();
});
