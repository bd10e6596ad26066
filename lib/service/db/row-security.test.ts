import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness } from '#lib/testing/harness';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

/** The tables with a column for the organization that the condition, over `c` of `pg_class`, holds for. */
async function tenantTables(condition: string): Promise<string[]> {
  const rows = await service.parts.database.query(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and a.attname = 'organization_id' and not a.attisdropped and ${condition} order by 1`,
  );
  return rows.map(({ name }) => String(name));
}

// Sign-in reads these across organizations; the tenant's role has no right on them.
const ofSignIn = ['memberships', 'sessions'];

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
  expect(untied).toEqual(ofSignIn);
});

test('what sign-in reads across organizations is out of a tenant’s reach', async () => {
  const held = await tenantTables(
    `has_any_column_privilege('statehouse_app', c.oid, 'select, insert, update, references')
     and c.relname in (${ofSignIn.map((name) => `'${name}'`).join(', ')})`,
  );
  expect(held).toEqual([]);
});
