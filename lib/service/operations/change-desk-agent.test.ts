import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressIn } from '#lib/testing/complete-answers';
import { call, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { fileLive } from '#lib/testing/live-filing';
import { createOperator } from '#lib/testing/operator';

let service: Harness;
let partner: Tenant;
let robot: string;
beforeAll(async () => {
  service = await startHarness();
  partner = await createTenant(service, 'Northwind Partners');
  robot = (await createOperator(service)).key;
});
afterAll(() => service.stop());

test('appoints no agent whose office is in another state or a P.O. box, as no submission may name one', async () => {
  const { business_id } = await fileLive(service, partner);
  const path = `/v1/operations/business/${business_id}/registered-agent`;
  const appoint = async (state: string, changes = {}) => {
    const address = { ...addressIn(state), ...changes };
    const asked = { action: 'appoint', name: 'Lone Star Agents, Inc.', address };
    const { status, body } = await call(service, robot, 'PATCH', path, asked);
    return [status, body.errors?.map(({ pointer }: { pointer: string }) => pointer)];
  };
  expect(await appoint('OH')).toEqual([400, ['/address/region']]);
  expect(await appoint('TX', { street_line_1: 'P.O. Box 12' })).toEqual([400, ['/address/street_line_1']]);
  expect(await appoint('TX')).toEqual([200, undefined]);
});

test('names the office of an active agent that was made active without one, once', async () => {
  const { business_id } = await fileLive(service, partner);
  const path = `/v1/operations/business/${business_id}/registered-agent`;
  const change = async (asked: object) => {
    const { status, body } = await call(service, robot, 'PATCH', path, asked);
    return [status, body.status];
  };
  const appoint = { action: 'appoint', name: 'Lone Star Agents, Inc.', address: addressIn('TX') };
  expect(await change({ action: 'activate' })).toEqual([200, 'active']);
  expect(await change(appoint)).toEqual([200, 'active']);
  expect(await change(appoint)).toEqual([409, 409]);
  const atPartner = await call(
    service,
    partner.liveKey,
    'GET',
    `/v1/business/${business_id}/registered-agent`,
  );
  expect(atPartner.body).toMatchObject({ name: 'Lone Star Agents, Inc.', address: { region: 'TX' } });
});

test('whoever does not hold the filing cannot change its agent, and the desk reads who did', async () => {
  const { id, business_id } = await fileLive(service, partner);
  const other = await createOperator(service, ['filer'], 'Sam Ortiz');
  const change = (key: string, asked: object) =>
    call(service, key, 'PATCH', `/v1/operations/business/${business_id}/registered-agent`, asked);
  const appoint = { action: 'appoint', name: 'Lone Star Agents, Inc.', address: addressIn('TX') };
  await call(service, other.key, 'POST', `/v1/operations/filing/${id}/claim`);
  for (const asked of [appoint, { action: 'activate' }, { action: 'fail', reason: 'Refused.' }]) {
    expect((await change(robot, asked)).body.type).toMatch(/filing_claimed$/);
  }
  expect((await change(other.key, appoint)).status).toBe(200);
  await call(service, other.key, 'POST', `/v1/operations/filing/${id}/release`);
  expect((await change(robot, { action: 'activate' })).status).toBe(200);
  const { body } = await call(service, robot, 'GET', `/v1/operations/filing/${id}`);
  const actions = body.history.map(({ action }: { action: string }) => action);
  expect(actions).toEqual([
    ...['filing.created', 'filing.claimed', 'registered_agent.updated', 'filing.released'],
    'registered_agent.updated',
  ]);
});
