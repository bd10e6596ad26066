import { jwtVerify } from 'jose';
import { describe, expect, test } from 'vitest';
import { PersonClaims, tokenAudience } from '#lib/contract/console/token';
import { signDashboardToken, signPersonToken } from '#lib/session/sign-token';

const secret = 'a-secret-that-only-the-tests-know';
const maria = {
  sub: '01970c5e-8f00-7c3a-9b1d-2f4e6a8c0d1e',
  name: 'Maria Okafor',
  org: '01970c5e-8f00-7c3a-9b1d-2f4e6a8c0d1f',
  mode: 'test',
} as const;
const signedAt = new Date('2026-11-20T15:00:00Z');

const read = (token: string, at: Date, key = secret) =>
  jwtVerify(token, new TextEncoder().encode(key), {
    audience: tokenAudience,
    algorithms: ['HS256'],
    currentDate: at,
  });

describe('the token of a person', () => {
  test('says who acts, for whom, in which mode and role, and nothing else', async () => {
    const { payload } = await read(await signPersonToken(maria, secret, signedAt), signedAt);
    expect(PersonClaims.parse(payload)).toEqual(maria);
    expect(Object.keys(payload).toSorted()).toEqual(
      ['aud', 'exp', 'iat', 'mode', 'name', 'org', 'sub'].toSorted(),
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
  const { payload } = await read(await signDashboardToken(secret, signedAt), signedAt);
  expect(payload.sub).toBe('dashboard');
  expect(PersonClaims.safeParse(payload).success).toBe(false);
});
