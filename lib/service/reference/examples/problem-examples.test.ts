import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProblemCode } from '#lib/contract/problem-codes';
import { exampleProblem } from '#lib/service/reference/examples/problem-examples';
import { call, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { addBusiness, completeBody, completeBusiness, fileIn, submitPath } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

type Send = (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<void>;

/** What a caller sends to get the problem. */
const ways: [ProblemCode, (tenant: Tenant, send: Send) => Promise<void>][] = [
  [
    'validation_error',
    async (tenant, send) => {
      const body = await completeBody(service, tenant, await addBusiness(service, tenant.testKey), 'US-TX');
      const principal_address = { ...(body.principal_address as object), postal_code: '1980' };
      await send('POST', submitPath, { ...body, principal_address });
    },
  ],
  [
    'not_formation_registration',
    async (tenant, send) => {
      const { filing } = await fileIn(service, tenant);
      const body = await completeBody(service, tenant, filing.business_id, 'US-WY');
      await send('POST', submitPath, body);
    },
  ],
  [
    'expedited_tier_not_offered',
    async (tenant, send) => {
      const business = await addBusiness(service, tenant.testKey);
      const body = await completeBody(service, tenant, business, 'US-LA');
      await send('POST', submitPath, { ...body, expedited_tier: '2_hour' });
    },
  ],
  [
    'idempotency_key_invalid',
    async (_, send) => send('POST', '/v1/business', completeBusiness, { 'Idempotency-Key': 'k'.repeat(256) }),
  ],
  ['not_found', async (_, send) => send('GET', '/v1/filing/01970c60-1a42-7b11-9d0f-6c5a3e8b7d21')],
  [
    'already_registered',
    async (tenant, send) => {
      const { filing, businessId } = await fileIn(service, tenant, 'US-TX');
      for (let step = 0; step < 4; step += 1) {
        await call(service, tenant.testKey, 'POST', `/v1/sandbox/filing/${filing.id}/advance`);
      }
      await send('POST', submitPath, await completeBody(service, tenant, businessId, 'US-TX'));
    },
  ],
  [
    'idempotency_key_conflict',
    async (tenant, send) => {
      const body = await completeBody(service, tenant, await addBusiness(service, tenant.testKey), 'US-TX');
      const headers = { 'Idempotency-Key': 'one' };
      await call(service, tenant.testKey, 'POST', submitPath, body, headers);
      await send('POST', submitPath, { ...body, email: 'other@northwind.example' }, headers);
    },
  ],
  [
    'filing_not_cancelable',
    async (tenant, send) => {
      const { filing } = await fileIn(service, tenant);
      for (let step = 0; step < 2; step += 1) {
        await call(service, tenant.testKey, 'POST', `/v1/sandbox/filing/${filing.id}/advance`);
      }
      await send('POST', `/v1/filing/${filing.id}/cancel`, {});
    },
  ],
  [
    'case_not_awaiting_response',
    async (tenant, send) => {
      const { filing } = await fileIn(service, tenant);
      const fields = [{ name: 'purpose', type: 'string', description: 'What for?' }];
      const opened = await call(service, tenant.testKey, 'POST', `/v1/sandbox/filing/${filing.id}/case`, {
        kind: 'missing_information',
        fields,
      });
      const path = `/v1/case/${opened.body.id}/response`;
      const answer = { fields: { purpose: 'Freight brokerage' } };
      await call(service, tenant.testKey, 'POST', path, answer);
      await send('POST', path, answer);
    },
  ],
  [
    'registered_agent_not_active',
    async (tenant, send) => {
      const { filing } = await fileIn(service, tenant);
      const path = `/v1/business/${filing.business_id}/registered-agent`;
      await send('PATCH', path, { status: 'terminated', reason: 'We appoint our own agent.' });
    },
  ],
  [
    'entity_type_not_supported',
    async (tenant, send) => {
      const business = await addBusiness(service, tenant.testKey, { entity_type: 'corporation' });
      await send('POST', submitPath, await completeBody(service, tenant, business, 'US-TX'));
    },
  ],
  [
    'jurisdiction_not_supported',
    async (_, send) => send('GET', `${submitPath}/requirement?jurisdiction=US-PR`),
  ],
];

test.each(ways)('the example of %s reads as the service answers', async (code, way) => {
  const tenant = await createTenant(service);
  const answers: unknown[] = [];
  await way(tenant, async (method, path, body, headers) => {
    answers.push((await call(service, tenant.testKey, method, path, body, headers)).body);
  });
  const { detail } = exampleProblem(code, '', '/');
  expect(answers).toMatchObject([{ type: expect.stringMatching(`/${code}$`), detail }]);
});
