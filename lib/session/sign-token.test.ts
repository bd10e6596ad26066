import { jwtVerify } from 'jose';
import { describe, expect, test } from 'vitest';
import { PersonClaims, tokenAudience } from '#lib/contract/token';
import { signDashboardToken, signPersonToken } from '#lib/session/sign-token';

const secret = 'a-secret-that-only-the-tests-know';
const maria = {
  session: 'a0'.repeat(32),
  mode: 'test',
  active: true,
  address: '203.0.113.9',
} as const;
const signedAt = new Date('2026-11-20T15:00:00Z');

const read = (token: string, at: Date, key = secret) =>
  jwtVerify(token, new TextEncoder().encode(key), {
    audience: tokenAudience,
    algorithms: ['HS256'],
    currentDate: at,
  });

describe('the token of a person', () => {
  test('says by which session, in which mode and from where, and nothing of the person', async () => {
    const { payload } = await read(await signPersonToken(maria, secret, signedAt), signedAt);
    expect(PersonClaims.parse(payload)).toEqual({ ...maria, sub: 'session' });
    expect(Object.keys(payload).toSorted()).toEqual(
      ['active', 'address', 'aud', 'exp', 'iat', 'mode', 'session', 'sub'].toSorted(),
    );
  });

  test('is good for one minute', async () => {
    const token = await signPersonToken(maria, secret, signedAt);
    await expect(read(token, new Date(signedAt.getTime() + 59_000))).resolves.toBeDefined();
    await expect(read(token, new Date(signedAt.getTime() + 61_000))).rejects.toThrow('"exp"');
  });

  test('is worth nothing under another secret', async () => {
    await expect(
      read(await signPersonToken(maria, secret, signedAt), signedAt, 'other'.repeat(8)),
    ).rejects.toThrow();
  });
});

test('the token of the dashboard names no person', async () => {
  const browser = { address: '203.0.113.9', agent: 'Firefox' };
  const { payload } = await read(await signDashboardToken(secret, browser, signedAt), signedAt);
  expect(payload).toMatchObject(browser);
  expect(payload.sub).toBe('dashboard');
  expect(PersonClaims.safeParse(payload).success).toBe(false);
});
