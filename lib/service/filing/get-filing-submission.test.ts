import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { einApplication, form, taxId } from '#lib/testing/formation';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { fileIn } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

describe('works', () => {
  test('the submission is returned as sent, with unknown members and nulls, also to a read-only key', async () => {
    const tenant = await createTenant(service);
    const extra = { website: null, colour: 'green', metadata: { matter: 'M-1' } };
    const { filing, body } = await fileIn(service, tenant, 'US-TX', extra);
    const path = `/v1/filing/${filing.id}/submission`;
    const { status, body: read } = await call(service, tenant.readOnlyKey, 'GET', path);
    expect(status).toBe(200);
    expect(read).toEqual({
      object: 'filing_submission',
      filing_id: filing.id,
      submitted_at: filing.created_at,
      submitted_by: expect.objectContaining({ type: 'api_key', name: 'test full' }),
      approved_by: null,
      rules_version: expect.any(String),
      body,
    });
    await call(service, tenant.testKey, 'POST', `/v1/sandbox/filing/${filing.id}/advance`, {});
    expect((await call(service, tenant.testKey, 'GET', path)).body).toEqual(read);
  });

  test('the documents of a submission are in its filing, at once and after each step', async () => {
    const tenant = await createTenant(service);
    const { filing, body } = await fileIn(service, tenant, 'US-DC');
    const fields = service.parts.jurisdictions.get('US-DC')?.foreign_qualification.fields ?? [];
    const given = fields.filter(({ type }) => type === 'document').map(({ name }) => body[name]);
    expect(given.length).toBeGreaterThan(0);
    const ids = (shown: { documents: { id: string }[] }) => shown.documents.map(({ id }) => id).toSorted();
    expect(ids(filing)).toEqual(given.filter(Boolean).toSorted());
    const moved = await call(service, tenant.testKey, 'POST', `/v1/sandbox/filing/${filing.id}/advance`, {});
    expect(ids(moved.body)).toEqual(ids(filing));
  });

  test('the service’s agent has its address in the resource', async () => {
    const tenant = await createTenant(service);
    const { filing } = await fileIn(service, tenant, 'US-TX');
    const path = `/v1/business/${filing.business_id}/registered-agent`;
    const { body } = await call(service, tenant.testKey, 'GET', path);
    expect(body).toMatchObject({ provider: 'service', address: { region: 'TX', country: 'US' } });
  });
});

describe('guards', () => {
  test('a submission of another organization or mode is not found', async () => {
    const mine = await createTenant(service);
    const other = await createTenant(service);
    const { filing } = await fileIn(service, mine);
    for (const key of [mine.liveKey, other.testKey]) {
      expect((await call(service, key, 'GET', `/v1/filing/${filing.id}/submission`)).status).toBe(404);
    }
  });

  test('it never contains a tax id', async () => {
    const tenant = await createTenant(service);
    const { filing } = await form(service, tenant, 'US-CO', { ein: einApplication });
    const { body } = await call(service, tenant.testKey, 'GET', `/v1/filing/${filing.id}/submission`);
    expect(JSON.stringify(body)).not.toContain(taxId);
    expect(body.body.ein.responsible_party.tax_id_last4).toBe(taxId.slice(-4));
  });
});
