import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { addBusiness, completeBody } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

test('a completed test filing has its two documents as PDF files, and they are in its own history', async () => {
  const tenant = await createTenant(service);
  const { testKey } = tenant;
  const businessId = await addBusiness(service, testKey);
  const sent = await call(
    service,
    testKey,
    'POST',
    '/v1/filing/foreign-qualification',
    await completeBody(service, tenant, businessId, 'US-CO'),
    { 'Idempotency-Key': 'documents' },
  );
  let filing = sent.body;
  for (let step = 0; step < 4; step += 1) {
    filing = (await call(service, testKey, 'POST', `/v1/sandbox/filing/${filing.id}/advance`, {})).body;
  }
  expect(filing.status).toBe('completed');
  expect(filing.documents.map((document: { type: string }) => document.type).sort()).toEqual([
    'certificate_of_authority',
    'filing_confirmation',
  ]);
  for (const { id } of filing.documents) {
    const { body } = await call(service, testKey, 'GET', `/v1/document/${id}`);
    expect(body).toMatchObject({ business_id: filing.business_id, content_type: 'application/pdf' });
    const response = await service.app.request(`/v1/document/${id}/content`, {
      headers: { Authorization: `Bearer ${testKey}` },
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.byteLength).toBe(body.size);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  }
  const events = await call(service, testKey, 'GET', `/v1/filing/${filing.id}/event`);
  const available = events.body.data.filter((event: { type: string }) => event.type === 'document.available');
  expect(available).toHaveLength(2);
});
