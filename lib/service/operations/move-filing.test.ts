import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { fileLive } from '#lib/testing/live-filing';
import { createOperator } from '#lib/testing/operator';
import { upload } from '#lib/testing/upload';

let service: Harness;
let partner: Tenant;
let robot: string;
beforeAll(async () => {
  service = await startHarness();
  partner = await createTenant(service, 'Northwind Partners');
  robot = (await createOperator(service)).key;
});
afterAll(() => service.stop());

const charge = (amount: number) => ({ items: [{ component_type: 'base', name: 'default', amount }] });

test('reports a charge once, though the last step repeats it, and again once it is corrected', async () => {
  const chargesOf = async (last: number) => {
    const { id, business_id } = await fileLive(service, partner);
    const move = async (from: string, to: string, more = {}) => {
      const asked = { from, to, ...more };
      const moved = await call(service, robot, 'POST', `/v1/operations/filing/${id}/move`, asked);
      expect(moved.body.status).toBe(to);
    };
    await move('queued', 'ready_to_file');
    await move('ready_to_file', 'processing');
    await move('processing', 'filed', { charged: charge(750) });
    const { body: document } = await upload(service, partner.liveKey, business_id);
    await move('filed', 'completed', {
      result: { registration_number: '0805123456', registration_date: '2026-11-20' },
      documents: [document.id],
      charged: charge(last),
    });
    const { body } = await call(service, partner.liveKey, 'GET', `/v1/filing/${id}/event`);
    return body.data.filter(({ type }: { type: string }) => type === 'filing.charged').length;
  };
  expect(await chargesOf(750)).toBe(1);
  expect(await chargesOf(751)).toBe(2);
});
