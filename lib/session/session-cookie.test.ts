import { expect, test } from 'vitest';
import { signInCookies } from '#lib/session/session-cookie';

test('over https every cookie of a sign-in belongs to this host alone', () => {
  const cookies = Object.values(signInCookies(true, 60));
  expect(cookies.length).toBeGreaterThan(4);
  for (const { name, options } of cookies) {
    expect(name).toMatch(/^__Host-statehouse\./);
    expect(options).toMatchObject({ httpOnly: true, sameSite: 'lax', path: '/', secure: true });
    expect(options).not.toHaveProperty('domain');
  }
});

test('where there is no https, browsers still take them', () => {
  for (const { name, options } of Object.values(signInCookies(false, 60))) {
    expect(name).toMatch(/^statehouse\./);
    expect(options.secure).toBe(false);
  }
});
