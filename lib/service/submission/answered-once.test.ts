import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { fileIn } from '#lib/testing/qualification';
import { rowsOf } from '#lib/testing/rows-of';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

type Act = {
  name: string;
  prepare: (tenant: Tenant) => Promise<string>;
  body: object;
  other: object;
  wrong: object;
  status: string;
  /** What a second one without a key is told. */
  refusal: string;
};

const acts: Act[] = [
  {
    name: 'an answer to a case',
    prepare: async (tenant) => {
      const { filing } = await fileIn(service, tenant);
      const field = { name: 'principal_activity', type: 'string', description: 'What does it do?' };
      const path = `/v1/sandbox/filing/${filing.id}/case`;
      const opened = await call(service, tenant.testKey, 'POST', path, {
        kind: 'missing_information',
        fields: [field],
      });
      return `/v1/case/${opened.body.id}/response`;
    },
    body: { fields: { principal_activity: 'Freight' } },
    other: { fields: { principal_activity: 'Storage' } },
    wrong: { fields: {} },
    status: 'under_review',
    refusal: 'case_not_awaiting_response',
  },
  {
    name: 'a cancellation',
    prepare: async (tenant) => `/v1/filing/${(await fileIn(service, tenant)).filing.id}/cancel`,
    body: { reason: 'The client withdrew.' },
    other: { reason: 'Another reason.' },
    wrong: { reason: 7 },
    status: 'canceled',
    refusal: 'filing_not_cancelable',
  },
];

describe.each(acts)('$name', ({ prepare, body, other, wrong, status, refusal }) => {
  test('takes effect once for a key, and every retry is shown what it changed, as it is now', async () => {
    const tenant = await createTenant(service);
    const path = await prepare(tenant);
    const send = () => call(service, tenant.testKey, 'POST', path, body, { 'Idempotency-Key': 'k' });
    const answers = await Promise.all([send(), send()]);
    const rows = await rowsOf(service);
    const again = await send();
    expect(await rowsOf(service)).toEqual(rows);
    const all = [...answers, again];
    expect(all.map((answer) => answer.status)).toEqual([200, 200, 200]);
    expect(again.body.status).toBe(status);
    expect(new Set(all.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    const replays = all.filter(({ headers }) => headers.get('Idempotent-Replayed') === 'true');
    expect(replays).toHaveLength(2);
  });

  test('another body under the key is a conflict, a refused one binds nothing, and without a key the second is refused', async () => {
    const tenant = await createTenant(service);
    const path = await prepare(tenant);
    const send = (sent: object, headers: Record<string, string> = { 'Idempotency-Key': 'k' }) =>
      call(service, tenant.testKey, 'POST', path, sent, headers);
    expect((await send(wrong)).status).toBe(400);
    expect((await send(body)).status).toBe(200);
    for (const sent of [other, wrong]) {
      const { body: problem } = await send(sent);
      expect([problem.status, problem.type.split('/').at(-1)]).toEqual([409, 'idempotency_key_conflict']);
    }
    const second = await send(body, {});
    expect([second.status, second.body.type.split('/').at(-1)]).toEqual([409, refusal]);
  });
});
