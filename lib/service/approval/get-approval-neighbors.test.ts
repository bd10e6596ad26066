import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '#lib/contract/roles';
import { newId } from '#lib/service/ids';
import { holdEverything } from '#lib/testing/approval';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { createPerson } from '#lib/testing/person';
import { addBusiness, completeBody, submitPath } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

/** An organization that holds every submission, with its submissions and its readers. */
async function openQueue() {
  const tenant = await createTenant(service);
  await holdEverything(service, tenant);
  const business = await addBusiness(service, tenant.testKey);
  const submit = async (jurisdiction: string, credential = tenant.testKey) => {
    const body = await completeBody(service, tenant, business, jurisdiction);
    const held = await call(service, credential, 'POST', submitPath, body);
    expect(held.status).toBe(202);
    return String(held.body.id);
  };
  const join = async (...roles: Role[]) => {
    const person = await createPerson(service, tenant.organizationId, { roles });
    const read = async (id: string) =>
      call(service, await person.token(), 'GET', `/console/approval/${id}/neighbors`);
    return { person, read, of: async (id: string) => (await read(id)).body };
  };
  return { submit, join };
}

const beside = (previous_id: string | null, next_id: string | null) => ({
  object: 'neighbors',
  previous_id,
  next_id,
});

describe('works', () => {
  test('from one neighbor to the next leads through what the person may decide, oldest first', async () => {
    const queue = await openQueue();
    const approver = await queue.join('approver', 'preparer');
    const first = await queue.submit('US-TX');
    const own = await queue.submit('US-NV', await approver.person.token());
    const last = await queue.submit('US-OH');
    expect(await approver.of(first)).toEqual(beside(null, last));
    expect(await approver.of(own)).toEqual(beside(first, last));
    expect(await approver.of(last)).toEqual(beside(first, null));
    const reject = { reason: 'Not now' };
    const path = `/console/approval/${last}/reject`;
    expect((await call(service, await approver.person.token(), 'POST', path, reject)).status).toBe(200);
    expect(await approver.of(last)).toEqual(beside(null, first));
  });

  test('whoever may decide nothing has no neighbors', async () => {
    const queue = await openQueue();
    const viewer = await queue.join('viewer');
    const first = await queue.submit('US-TX');
    await queue.submit('US-NV');
    expect(await viewer.of(first)).toEqual(beside(null, null));
  });
});

test('refuses an approval that is not there', async () => {
  const approver = await (await openQueue()).join('approver');
  for (const id of [newId(service.time.now), 'no-id']) expect((await approver.read(id)).status).toBe(404);
});

test('guards the approvals of another organization', async () => {
  const [queue, other] = [await openQueue(), await openQueue()];
  const approver = await queue.join('approver');
  const foreign = await other.submit('US-TX');
  const own = await queue.submit('US-TX');
  expect((await approver.read(foreign)).status).toBe(404);
  expect(await approver.of(own)).toEqual(beside(null, null));
});
