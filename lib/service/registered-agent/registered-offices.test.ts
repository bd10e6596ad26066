import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Mode } from '#lib/contract/scalars';
import { loadJurisdictions } from '#lib/jurisdictions/load';
import { withTenant } from '#lib/service/db/tenant';
import { changeRegisteredAgent } from '#lib/service/registered-agent/change-registered-agent';
import { readRegisteredOffices } from '#lib/service/registered-agent/registered-offices';
import { call, contextOf, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { addBusiness, completeBody, submitPath } from '#lib/testing/qualification';

const austin = {
  street_line_1: '700 Lavaca Street',
  city: 'Austin',
  region: 'TX',
  postal_code: '78701',
  country: 'US',
};

const folder = mkdtempSync(join(tmpdir(), 'statehouse-offices-'));
const REGISTERED_OFFICES = join(folder, 'offices.json');
writeFileSync(REGISTERED_OFFICES, JSON.stringify({ 'US-TX': austin }));

let service: Harness;
beforeAll(async () => {
  service = await startHarness({ REGISTERED_OFFICES, REGISTERED_AGENT_NAME: 'Okafor Agents, Inc.' });
});
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function servedIn(jurisdiction: string, mode: Mode) {
  const tenant = await createTenant(service);
  const key = mode === 'test' ? tenant.testKey : tenant.liveKey;
  const id = await addBusiness(service, key);
  const body = await completeBody(service, tenant, id, jurisdiction, mode);
  const made = await call(service, key, 'POST', submitPath, body);
  expect(made.status).toBe(201);
  const read = async () =>
    (await call(service, key, 'GET', `/v1/business/${made.body.business_id}/registered-agent`)).body;
  const activate = () => {
    const ctx = contextOf(service, tenant.organizationId, mode);
    return withTenant(ctx, (tx) => changeRegisteredAgent(ctx, tx, made.body.business_id, 'activate'));
  };
  return { read, activate };
}

describe('the service’s own agent', () => {
  test('has in live mode the name of the operator’s agent, and the office in the state', async () => {
    const { read } = await servedIn('US-TX', 'live');
    expect(await read()).toMatchObject({
      provider: 'service',
      name: 'Okafor Agents, Inc.',
      address: austin,
    });
  });

  test('has in test mode an obviously fictitious office', async () => {
    const { read } = await servedIn('US-TX', 'test');
    expect((await read()).name).toBe('Statehouse');
    expect((await read()).address).toMatchObject({
      street_line_1: '1 Sandbox Street (test data)',
      region: 'TX',
    });
  });

  test('has no office in live mode until one is configured, and then uses it', async () => {
    const { read, activate } = await servedIn('US-NV', 'live');
    expect(await read()).toMatchObject({ status: 'pending', address: null });
    const carson = { ...austin, city: 'Carson City', region: 'NV', postal_code: '89701' };
    const before = service.parts.offices;
    service.parts.offices = new Map([...before, ['US-NV', carson]]);
    await activate();
    service.parts.offices = before;
    expect(await read()).toMatchObject({ status: 'active', address: carson });
  });
});

describe('the file of offices', () => {
  const jurisdictions = loadJurisdictions();
  const refusal = (text: string) => {
    const path = join(folder, 'wrong.json');
    writeFileSync(path, text);
    return () => readRegisteredOffices({ REGISTERED_OFFICES: path }, jurisdictions);
  };

  test('is optional', () => {
    expect(readRegisteredOffices({}, jurisdictions).size).toBe(0);
  });

  test('that is unreadable or invalid stops the start with an error message', () => {
    expect(() => readRegisteredOffices({ REGISTERED_OFFICES: '/nowhere.json' }, jurisdictions)).toThrow(
      'REGISTERED_OFFICES names /nowhere.json, which cannot be read.',
    );
    for (const text of ['{', '[]', 'null', '"US-TX"']) expect(refusal(text)).toThrow('must be a JSON object');
  });

  test('is refused with every office that a submission would be refused for', () => {
    const offices = {
      'US-ZZ': austin,
      'US-OK': austin,
      'US-TX': { ...austin, street_line_1: 'P.O. Box 12' },
      'US-NV': { ...austin, region: 'NV', postal_code: '8970' },
      'US-CO': { ...austin, city: undefined, region: 80 },
      'US-OR': 'Salem',
    };
    const wrong = refusal(JSON.stringify(offices));
    expect(wrong).toThrow('US-ZZ is the code of no state.');
    expect(wrong).toThrow('US-OK.region: The registered office must be in Oklahoma. You entered Texas.');
    expect(wrong).toThrow('US-TX.street_line_1: The registered office must be a street address');
    expect(wrong).toThrow(
      'US-NV.postal_code: ZIP code must have 5 digits, or 9 with a hyphen. You entered 8970.',
    );
    expect(wrong).toThrow('US-CO.city: City is missing. US-CO.region: Region must be text.');
    expect(wrong).toThrow('US-OR: US-OR must be an object.');
  });
});
