import { expect, test } from 'vitest';
import { safeNext } from '#lib/session/safe-next';

test.each([
  '/test',
  '/live',
  '/operations?q=1',
  '/test/filings?status=open&q=a%20b',
  '/live/cases/1#answer',
  '/test?x=/y',
])('a page of ours is gone back to exactly: %s', (next) => expect(safeNext(next)).toBe(next));

test.each([
  undefined,
  null,
  '',
  'https://evil.example/test',
  '//evil.example/test',
  '/\\evil.example',
  '/test\\..\\..\\evil',
  '/test\n//evil.example',
  '/testing',
  '/sign-in?next=/test',
  '/api/auth/signout',
  'javascript:alert(1)',
  `/test/${'x'.repeat(2000)}`,
])('anything else is not: %s', (next) => expect(safeNext(next)).toBeNull());
