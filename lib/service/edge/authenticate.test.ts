import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeKey } from '#lib/service/keys';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { createPerson } from '#lib/testing/person';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

async function words(authorization: string | null): Promise<string> {
  const sent: Record<string, string> = authorization === null ? {} : { Authorization: authorization };
  const answer = await call(service, null, 'GET', '/v1/business', undefined, sent);
  const { status, body, headers } = answer;
  expect([status, body.type, headers.get('WWW-Authenticate')]).toEqual([
    401,
    'http://service.test/problems/unauthenticated',
    'Bearer',
  ]);
  expect(Object.keys(body).toSorted()).toEqual(['detail', 'instance', 'status', 'title', 'type']);
  return body.detail;
}

const howToSend = 'Send an API key: Authorization: Bearer <API_KEY>.';
const malformed = 'The Authorization header must read: Bearer <API_KEY>.';
const incomplete = 'This is not a complete API key. Check that it was copied whole.';
const unknown = 'This API key is not known here.';

describe('a malformed key is reported as such', () => {
  test.each([
    ['no header', null, howToSend],
    ['an empty header', '', howToSend],
    ['another scheme', `Basic ${makeKey('test')}`, malformed],
    ['a key without a scheme', makeKey('test'), malformed],
    ['two keys', `Bearer ${makeKey('test')} ${makeKey('test')}`, malformed],
    ['a key cut short', `Bearer ${makeKey('test').slice(0, -1)}`, incomplete],
    ['a key with a typing error', `Bearer ${mistyped(makeKey('live'))}`, incomplete],
    ['the prefix alone', 'Bearer sk_live_', incomplete],
    ['something else', 'Bearer password', 'The credential is not valid.'],
  ])('%s', async (_what, authorization, detail) => expect(await words(authorization)).toBe(detail));
});

describe('nothing about existing keys is revealed', () => {
  test('an unknown key and one of another installation get the same message, in both modes', async () => {
    expect(await words(`Bearer ${makeKey('test')}`)).toBe(unknown);
    expect(await words(`Bearer ${makeKey('live')}`)).toBe(unknown);
  });

  test('a revoked key with one character changed is as unknown as any other', async () => {
    const { raw_key } = await ended();
    expect(await words(`Bearer ${mistyped(raw_key)}`)).toBe(incomplete);
  });

  test('no refusal reveals the organization, the key, its times or its person', async () => {
    const { raw_key, person } = await ended();
    const detail = await words(`Bearer ${raw_key}`);
    expect(detail).not.toContain('Ended key');
    expect(detail).not.toContain(person.name);
    expect(detail).not.toMatch(/\d/);
  });
});

describe('the holder of the whole key learns why it no longer works', () => {
  test('revoked', async () => {
    const { raw_key } = await ended();
    expect(await words(`Bearer ${raw_key}`)).toBe('This API key has been revoked.');
  });

  test('expired', async () => {
    const { raw_key } = await ended('expires_at');
    expect(await words(`Bearer ${raw_key}`)).toBe('This API key has expired.');
  });
});

function mistyped(key: string): string {
  return key.slice(0, 12) + (key[12] === 'a' ? 'b' : 'a') + key.slice(13);
}

/** A key that was valid once. */
async function ended(by: 'revoked_at' | 'expires_at' = 'revoked_at') {
  const { organizationId } = await createTenant(service);
  const person = await createPerson(service, organizationId, { roles: ['administrator'] });
  const token = await person.token();
  const made = await call(service, token, 'POST', '/console/api-key', { name: 'Ended key', scope: 'full' });
  const { id, raw_key } = made.body;
  await service.parts.database.query(`update api_keys set ${by} = $2 where id = $1`, [id, service.time.now]);
  return { raw_key: String(raw_key), person };
}
