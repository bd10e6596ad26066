import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { fileLive } from '#lib/testing/live-filing';
import { createOperator } from '#lib/testing/operator';
import { pdf } from '#lib/testing/upload';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

test('what arrives after a filing has ended is attached to it at once, because no move will name it', async () => {
  const partner = await createTenant(service);
  const { key } = await createOperator(service);
  const filing = await fileLive(service, partner);
  const upload = async (): Promise<string> => {
    const form = new FormData();
    form.append('file', new File([new Uint8Array(pdf)], 'receipt.pdf'));
    form.append('types[]', 'receipt');
    const answer = await service.app.request(`/v1/operations/filing/${filing.id}/document`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}` },
      body: form,
    });
    expect(answer.status).toBe(201);
    return (await answer.json()).id;
  };
  const read = async (path = '') =>
    (await call(service, partner.liveKey, 'GET', `/v1/filing/${filing.id}${path}`)).body;

  await upload();
  expect((await read()).documents).toEqual([]);
  await call(service, partner.liveKey, 'POST', `/v1/filing/${filing.id}/cancel`);
  const late = await upload();
  const { documents } = await read();
  expect(documents).toMatchObject([{ id: late, type: 'receipt' }]);
  const { data } = await read('/event?limit=100');
  expect(data.at(-1)).toMatchObject({ type: 'filing.updated', data: { object: { documents } } });
});
