import { expect, test, vi } from 'vitest';
import { logProviderFault } from '#lib/session/log-provider-fault';

const warn = vi.hoisted(() => vi.fn());
vi.mock('#lib/actions/log', () => ({ log: () => ({ warn }) }));

test('a provider that cannot be used is in the log, without what it sent', () => {
  const error = Object.assign(new Error('connect ECONNREFUSED'), { id_token: 'a token' });
  logProviderFault('SIGNIN_OAUTH_ERROR', { error });
  logProviderFault('OAUTH_CALLBACK_ERROR', error);
  const words = 'a sign-in at the provider failed';
  expect(warn.mock.calls).toEqual([
    [{ code: 'SIGNIN_OAUTH_ERROR', why: 'connect ECONNREFUSED' }, words],
    [{ code: 'OAUTH_CALLBACK_ERROR', why: 'connect ECONNREFUSED' }, words],
  ]);
});

test('neither a session that has ended nor what a browser sends is a fault of the provider', () => {
  warn.mockClear();
  logProviderFault('JWT_SESSION_ERROR', new Error('unauthenticated'));
  logProviderFault('SIGNIN_OAUTH_ERROR', { error: { message: 'anything' } as Error });
  expect(warn).not.toHaveBeenCalled();
});
