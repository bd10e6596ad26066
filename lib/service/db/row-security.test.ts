import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness } from '#lib/testing/harness';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

/** The tables with an organization column that meet the condition on `c` of `pg_class`. */
async function tenantTables(condition: string): Promise<string[]> {
  const rows = await service.parts.database.query(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and a.attname = 'organization_id' and not a.attisdropped and ${condition} order by 1`,
  );
  return rows.map(({ name }) => String(name));
}

// Sign-in and the daily email read these across organizations; the tenant's role has no right to them.
const ofNoTenant = [
  'identity_providers',
  'invitations',
  'memberships',
  'notices',
  'removed_members',
  'sessions',
];

test('every table with an organization has row security, which its owner is under too', async () => {
  expect((await tenantTables('true')).length).toBeGreaterThan(15);
  const open = await tenantTables('not (c.relrowsecurity and c.relforcerowsecurity)');
  expect(open).toEqual([]);
});

test('a policy ties the tenant to its organization, and to its mode where the rows have one', async () => {
  const hasMode = "exists (select from pg_attribute where attrelid = c.oid and attname = 'mode')";
  const bound = (column: string) => `strpos(coalesce(pg_policies.${column}, ''), 'app.organization_id') > 0
    and (strpos(coalesce(pg_policies.${column}, ''), 'app.mode') > 0) = ${hasMode}`;
  const untied = await tenantTables(`not exists (
    select from pg_policies where schemaname = 'public' and tablename = c.relname and permissive = 'PERMISSIVE'
      and cmd = 'ALL' and roles = array['statehouse_app'::name] and ${bound('qual')} and ${bound('with_check')})`);
  expect(untied).toEqual(ofNoTenant);
});

test('a tenant’s role cannot read the tables that the service reads across organizations', async () => {
  const held = await tenantTables(
    `has_any_column_privilege('statehouse_app', c.oid, 'select, insert, update, references')
     and c.relname in (${ofNoTenant.map((name) => `'${name}'`).join(', ')})`,
  );
  expect(held).toEqual([]);
});

// Logs, of which each submission writes several rows: only the policy limits them to the organization.
const logs = ['audit_entries', 'audit_heads', 'events', 'request_batches'];

test('every tenant row leads to its organization by foreign keys within the tenant', async () => {
  const keys = await service.parts.database.query(
    `select con.conrelid::regclass::text as child, con.confrelid::regclass::text as parent,
       array(select a.attname::text from unnest(con.conkey) k join pg_attribute a on a.attrelid = con.conrelid and a.attnum = k) as columns,
       (select bool_and(a.attnotnull) from unnest(con.conkey) k join pg_attribute a on a.attrelid = con.conrelid and a.attnum = k) as is_whole
     from pg_constraint con where con.contype = 'f' and con.connamespace = 'public'::regnamespace`,
  );
  const tenants = await tenantTables('true');
  const loose = keys.filter(
    ({ child, parent, columns }) =>
      tenants.includes(String(child)) &&
      tenants.includes(String(parent)) &&
      (columns as string[])[0] !== 'organization_id',
  );
  expect(loose).toEqual([]);

  const bound = new Set(['organizations']);
  for (let grown = true; grown; ) {
    const before = bound.size;
    for (const { child, parent, is_whole } of keys)
      if (is_whole && bound.has(String(parent))) bound.add(String(child));
    grown = bound.size > before;
  }
  expect(tenants.filter((name) => !bound.has(name))).toEqual(logs);
});
