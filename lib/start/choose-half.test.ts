import { describe, expect, test } from 'vitest';
import { chooseHalf } from '#lib/start/choose-half';

describe('chooseHalf', () => {
  test.each([
    '/v1',
    '/v1/filing?limit=2',
    '/console/drafts',
    '/docs',
    '/docs?x',
    '/healthz',
    '/problems/not-found',
    '/calendar/x.ics',
  ])('%s goes to the service', (target) => expect(chooseHalf(target, 'all')).toBe('service'));

  test.each([
    '/',
    '/v1beta',
    '/documents',
    '/test/businesses',
    '/api/auth/session',
    '/_next/static/x.js',
    '//v1/x',
  ])('%s goes to the dashboard', (target) => expect(chooseHalf(target, 'all')).toBe('dashboard'));

  test('a role apart answers for itself alone', () => {
    expect(chooseHalf('/v1/filing', 'api')).toBe('service');
    expect(chooseHalf('/sign-in', 'api')).toBe('nowhere');
    expect(chooseHalf('/readyz', 'worker')).toBe('service');
    expect(chooseHalf('/v1/filing', 'worker')).toBe('nowhere');
    expect(chooseHalf('/sign-in', 'dashboard')).toBe('dashboard');
    expect(chooseHalf('/v1/filing', 'dashboard')).toBe('nowhere');
    expect(chooseHalf('/healthz', 'dashboard')).toBe('dashboard');
  });
});
