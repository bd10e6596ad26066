import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadJurisdictions } from '#lib/jurisdictions/load';
import { completeFormation, formationPath } from '#lib/testing/formation';
import { call, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';

let service: Harness;
let tenant: Tenant;
beforeAll(async () => {
  service = await startHarness();
  tenant = await createTenant(service);
});
afterAll(() => service.stop());

const get = (path: string, headers?: Record<string, string>) =>
  call(service, tenant.testKey, 'GET', `${formationPath}${path}`, undefined, headers);
const states = [...loadJurisdictions().keys()];

describe('works', () => {
  test.each(states)('%s has a requirement and fees', async (state) => {
    const { body: requirement } = await get(`/requirement?jurisdiction=${state}`);
    expect(requirement).toMatchObject({ object: 'requirement', type: 'formation', jurisdiction: state });
    const names = requirement.fields.map(({ name }: { name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(['entity_name', 'purpose', 'organizers', 'contact']));
    const { body: fee } = await get(`/fee?jurisdiction=${state}`);
    expect(fee).toMatchObject({ object: 'fee', type: 'formation' });
    expect(fee.expedited_tiers.map(({ tier }: { tier: string }) => tier)).toEqual(
      requirement.expedited_tiers.map(({ tier }: { tier: string }) => tier),
    );
  });

  test('a matching ETag gets 304', async () => {
    const first = await get('/requirement?jurisdiction=US-TX');
    const etag = first.headers.get('ETag') ?? '';
    expect((await get('/requirement?jurisdiction=US-TX', { 'If-None-Match': etag })).status).toBe(304);
  });

  test('preflight reports everything at once and stores nothing', async () => {
    const path = `${formationPath}/preflight`;
    const { body: answer } = await call(service, tenant.testKey, 'POST', path, {
      jurisdiction: 'US-TX',
      entity_name: 'NAMETAKEN Larder',
      expedited_tier: 'yesterday',
    });
    const codes = answer.problems.map(({ type }: { type: string }) => type.split('/').at(-1));
    expect(codes).toEqual([
      'validation_error',
      'expedited_tier_not_offered',
      'name_not_available',
      'validation_error',
    ]);
    const body = await completeFormation(service, tenant, 'US-TX');
    const { body: fine } = await call(service, tenant.testKey, 'POST', path, body);
    expect(fine).toMatchObject({ ok: true, problems: [], fee: { type: 'formation' } });
    expect((await call(service, tenant.testKey, 'GET', '/v1/filing')).body.data).toEqual([]);
  });

  test('the list of jurisdictions has both operations', async () => {
    const { body } = await call(service, tenant.testKey, 'GET', '/v1/jurisdiction?limit=100');
    for (const { operations } of body.data)
      expect(operations).toEqual(['foreign_qualification', 'formation']);
  });
});

describe('refuses', () => {
  test('an unreleased state, and an unavailable tier', async () => {
    for (const path of ['/requirement?jurisdiction=US-PR', '/fee?jurisdiction=US-PR']) {
      const { status, body } = await get(path);
      expect([status, body.detail]).toEqual([501, expect.stringContaining('Formation in US-PR')]);
    }
    expect((await get('/fee?jurisdiction=US-TX&expedited_tier=yesterday')).status).toBe(400);
  });
});

describe('guards', () => {
  test('every read requires a credential', async () => {
    for (const path of ['/requirement?jurisdiction=US-TX', '/fee?jurisdiction=US-TX']) {
      expect((await call(service, null, 'GET', `${formationPath}${path}`)).status).toBe(401);
    }
    expect((await call(service, null, 'POST', `${formationPath}/preflight`, {})).status).toBe(401);
  });
});
