import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { createPerson, type Person } from '#lib/testing/person';

let service: Harness;
let admin: Person;
let organizationId: string;
beforeAll(async () => {
  service = await startHarness();
  ({ organizationId } = await createTenant(service, 'Northwind Partners'));
  admin = await createPerson(service, organizationId, { roles: ['administrator'] });
});
afterAll(() => service.stop());

const rename = async (name: unknown, by = admin) =>
  call(service, await by.token(), 'PATCH', '/console/organization', { name });

test('an administrator can rename the organization: its members see it, and the audit log has both names', async () => {
  const { status, body } = await rename('  Northwind Compliance ');
  expect([status, body]).toMatchObject([
    200,
    { id: organizationId, name: 'Northwind Compliance', is_operator: false },
  ]);
  expect((await rename('Northwind Compliance')).status).toBe(200);
  const me = await call(service, await admin.token(), 'GET', '/console/me');
  expect(JSON.stringify(me.body)).toContain('Northwind Compliance');
  const entries = await service.parts.database.query(
    `select before, after from audit_entries where action = 'organization.renamed' and object_id = $1`,
    [organizationId],
  );
  expect(entries).toEqual([
    { before: { name: 'Northwind Partners' }, after: { name: 'Northwind Compliance' } },
  ]);
});

test('an empty name is refused, and another organization is not affected', async () => {
  for (const name of ['', '   ', 'a\u0000b', 'x'.repeat(201)])
    expect((await rename(name)).body.errors).toMatchObject([{ pointer: '/name' }]);
  const other = await createTenant(service, 'Harbor Pine');
  const viewer = await createPerson(service, other.organizationId, { roles: ['administrator'] });
  await rename('Northwind Again');
  const seen = await call(service, await viewer.token(), 'GET', '/console/organization');
  expect(seen.body.name).toBe('Harbor Pine');
});
