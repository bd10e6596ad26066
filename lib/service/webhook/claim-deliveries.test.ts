import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimDeliveries } from '#lib/service/webhook/claim-deliveries';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';

let service: Harness;
beforeAll(async () => {
  service = await startHarness({ WEBHOOK_ALLOW_PRIVATE: 'true' });
});
afterAll(() => service.stop());

/** An endpoint of a new organization with this many pending messages, each of another filing. */
async function waiting(count: number): Promise<string> {
  const { organizationId, testKey } = await createTenant(service);
  const endpoint = { url: 'http://127.0.0.1:9/', event_types: ['filing.created'] };
  const { body } = await call(service, testKey, 'POST', '/v1/webhook-endpoint', endpoint);
  await service.asOwner(
    `insert into webhook_deliveries (organization_id, mode, id, endpoint_id, event_id, event_type, filing_id, sequence,
       status, attempts, next_attempt_at, created_at, updated_at)
     select '${organizationId}', 'test', gen_random_uuid(), '${body.id}', gen_random_uuid(), 'filing.created',
       gen_random_uuid(), 1, 'pending', 0, 'epoch', now(), now() from generate_series(1, ${count})`,
  );
  return body.id;
}

test('a claim takes as many messages of each endpoint as it is asked for, of every organization, and none twice', async () => {
  const endpoints = await Promise.all([10, 6, 1].map(waiting));
  const claim = async (except: string[] = []) => {
    const claimed = await claimDeliveries(service.parts, { most: 100, mostOfOne: 4, except });
    const counts = endpoints.map((id) => claimed.filter(({ endpoint_id }) => endpoint_id === id).length);
    return { counts, ids: claimed.map(({ id }) => id) };
  };
  const [first, second, third, fourth] = [
    await claim(),
    await claim(endpoints.slice(0, 1)),
    await claim(),
    await claim(),
  ];
  expect([first, second, third, fourth].map(({ counts }) => counts)).toEqual([
    [4, 4, 1],
    [0, 2, 0],
    [4, 0, 0],
    [2, 0, 0],
  ]);
  const all = [first, second, third, fourth].flatMap(({ ids }) => ids);
  expect(new Set(all).size).toBe(17);
});

test('a claim takes no more than it is asked for, of each endpoint in turn, and the longest due first', async () => {
  const [late, later] = [await waiting(3), await waiting(3)];
  await service.asOwner(
    `update webhook_deliveries set next_attempt_at = '2026-11-20T14:00:00Z' where endpoint_id = '${later}'`,
  );
  const claimed = await claimDeliveries(service.parts, { most: 5, mostOfOne: 3, except: [] });
  expect(claimed.map(({ endpoint_id }) => endpoint_id).toSorted()).toEqual(
    [late, later, late, later, late].toSorted(),
  );
});
