import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailApprovalJob } from '#lib/service/approval/mail-approval';
import { holdEverything } from '#lib/testing/approval';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { mailsTo } from '#lib/testing/mails';
import { createPerson } from '#lib/testing/person';
import { addBusiness, completeBody, submitPath } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

test('a submission by a handed-over key still counts as its creator’s, who may not approve it after returning', async () => {
  const tenant = await createTenant(service);
  const { organizationId } = tenant;
  await holdEverything(service, tenant);
  const maker = await createPerson(service, organizationId, { roles: ['approver', 'developer'] });
  const heir = await createPerson(service, organizationId, { roles: ['developer'] });
  const admin = await createPerson(service, organizationId, { roles: ['administrator'] });
  const terms = { name: 'Kept', scope: 'full' };
  const key = (await call(service, await maker.token(), 'POST', '/console/api-key', terms)).body;
  const path = `/console/member/${maker.id}`;
  const given = await call(service, await admin.token(), 'POST', `${path}/hand-over`, { to: heir.id });
  expect(given.status).toBe(204);
  expect((await call(service, await admin.token(), 'DELETE', path)).status).toBe(204);

  const business = await addBusiness(service, tenant.testKey);
  const body = await completeBody(service, tenant, business, 'US-NV');
  const { id } = (await call(service, key.raw_key, 'POST', submitPath, body)).body;
  const [row] = await service.parts.database.query(
    `select a.requested_by_person, k.created_by from approvals a, api_keys k
     where a.organization_id = $1 and a.id = $2 and k.organization_id = $1 and k.id = $3`,
    [organizationId, id, key.id],
  );
  expect(row).toEqual({ requested_by_person: maker.id, created_by: heir.id });

  const approver = await createPerson(service, organizationId, { roles: ['approver'] });
  const asked = { organization_id: organizationId, mode: 'test' as const, approval_id: id };
  await mailApprovalJob(service.parts, asked);
  const [mail] = await mailsTo(service, approver.email);
  expect(mail?.text).toContain('API key Kept wants to send a foreign qualification');
});
