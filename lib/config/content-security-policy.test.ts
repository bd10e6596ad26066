import { expect, test } from 'vitest';
import { contentSecurityPolicy, pageSecurityHeaders } from '#lib/config/content-security-policy';
import { headScriptHash } from '#lib/config/head-script';

const page = { nonce: 'abc', secure: true, dev: false };

test('a script runs only with the nonce of its page; none is evaluated from text', () => {
  const policy = contentSecurityPolicy(page);
  expect(policy).toContain(`script-src 'self' 'nonce-abc' ${headScriptHash} 'strict-dynamic';`);
  expect(policy.match(/script-src[^;]*/)?.[0]).not.toMatch(/unsafe/);
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("base-uri 'none'");
});

test('no other site can frame our pages', () => {
  expect(contentSecurityPolicy(page)).toContain("frame-ancestors 'none'");
  expect(pageSecurityHeaders(true)).toMatchObject({
    'X-Frame-Options': 'DENY',
    'X-Content-Type-Options': 'nosniff',
  });
});

test('only an installation with https sends HSTS', () => {
  expect(contentSecurityPolicy(page)).toContain('upgrade-insecure-requests');
  expect(contentSecurityPolicy({ ...page, secure: false })).not.toContain('upgrade-insecure-requests');
  expect(pageSecurityHeaders(false)).not.toHaveProperty('Strict-Transport-Security');
});
