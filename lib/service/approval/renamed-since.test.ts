import { expect, test } from 'vitest';
import { holdEverything } from '#lib/testing/approval';
import { call, createTenant, startHarness } from '#lib/testing/harness';
import { createPerson } from '#lib/testing/person';
import { addBusiness, completeBody, submitPath } from '#lib/testing/qualification';

test('a name that has changed since the submission is shown before the approval', async () => {
  const service = await startHarness();
  const tenant = await createTenant(service);
  const partner = (method: string, path: string, body?: unknown) =>
    call(service, tenant.testKey, method, path, body);
  const approver = await createPerson(service, tenant.organizationId, { roles: ['approver'] });
  await holdEverything(service, tenant);
  const business = await addBusiness(service, tenant.testKey);
  const { body: held } = await partner(
    'POST',
    submitPath,
    await completeBody(service, tenant, business, 'US-TX'),
  );
  const other = await createPerson(service, tenant.organizationId, { roles: ['approver'] });
  const read = async () =>
    (await call(service, await other.token(), 'GET', `/console/approval/${held.id}`)).body.version;
  const approve = async (by = approver, version?: string) =>
    call(
      service,
      await by.token(),
      'POST',
      `/console/approval/${held.id}/approve`,
      {},
      version === undefined ? {} : { 'If-Match': version },
    );
  const seen = await read();
  const renamed = { legal_name: 'Southwind Freight, L.L.C.' };
  expect((await partner('PATCH', `/v1/business/${business}`, renamed)).status).toBe(200);
  const refused = await approve();
  expect([refused.status, refused.body.detail]).toEqual([
    409,
    'The name was Northwind Freight, LLC and is now Southwind Freight, L.L.C. Look at it, and approve again.',
  ]);
  const shown = await partner('GET', `/v1/approval/${held.id}`);
  expect(shown.body).toMatchObject({ status: 'waiting', ...renamed });
  // A second approver, who has read the old name.
  const late = await approve(other, seen);
  const now = await read();
  expect([late.status, late.body.current_version]).toEqual([412, now]);
  expect((await partner('GET', `/v1/approval/${held.id}`)).body.status).toBe('waiting');
  const { body: approved } = await approve(other, now);
  expect(approved).toMatchObject({ status: 'approved', ...renamed });
  expect((await partner('GET', `/v1/filing/${approved.filing_id}`)).body).toMatchObject(renamed);
  // A repeated call gets the same result, whatever version it names.
  expect((await approve(other, now)).body).toEqual(approved);
  await service.stop();
});
