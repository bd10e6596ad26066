import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemCode } from '#lib/contract/stated-problems';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { addBusiness, completeBody, submitPath } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

test('a name that is too near is found among any number of names that begin like it', async () => {
  const { testKey, ...tenant } = await createTenant(service);
  const atHome = { formation_jurisdiction: 'US-MA' };
  const tails = [...'ABCDEFGHIJKLMNOPSTUVWXY'].map((letter) => letter + letter);
  for (const tail of [...tails, 'ZQ']) {
    await addBusiness(service, testKey, { ...atHome, legal_name: `Brightwater ${tail} LLC` });
  }
  for (const tail of ['ZQ', 'ZR']) {
    const id = await addBusiness(service, testKey, { legal_name: `Brightwater ${tail}, LLC` });
    const body = await completeBody(service, { testKey, ...tenant }, id, 'US-MA');
    const { body: refused } = await call(service, testKey, 'POST', submitPath, body);
    expect(problemCode(refused)).toBe('name_not_available');
    expect(refused.conflicts).toMatchObject([{ name: 'Brightwater ZQ LLC' }]);
  }
});
