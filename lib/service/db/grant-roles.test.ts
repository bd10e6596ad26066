import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTenant } from '#lib/service/db/tenant';
import { contextOf, createTenant, type Harness, startHarness } from '#lib/testing/harness';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

const privileges = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER'];

/** What the role may do with each table or column, by initials. */
async function rightsOf(role: string, schema: string): Promise<Record<string, string>> {
  const held = privileges.map(
    (name) =>
      `case when has_table_privilege('${role}', c.oid, '${name}')${
        ['SELECT', 'INSERT', 'UPDATE', 'REFERENCES'].includes(name)
          ? ` or has_any_column_privilege('${role}', c.oid, '${name}')`
          : ''
      } then '${name[0]}${name === 'TRUNCATE' || name === 'TRIGGER' ? name[2] : ''}' else '' end`,
  );
  const rows = await service.parts.database.query(
    `select c.relname as name, ${held.join(' || ')} as held from pg_class c
     where c.relnamespace = '${schema}'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S') order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, held: letters }) => [String(name), String(letters)]));
}

// Select, Insert, Update, Delete. Add each new table, with what one organization may do with it.
const ofTenant = {
  agent_mail: 'SIU',
  api_keys: 'SIUD',
  approval_rules: 'SIUD',
  approvals: 'SIU',
  assignments: 'SIUD',
  audit_entries: 'SI',
  audit_heads: 'S',
  authenticators: '',
  businesses: 'SIUD',
  calendar_feeds: 'SIUD',
  case_drafts: 'SIUD',
  cases: 'SIUD',
  comment_mentions: 'SIUD',
  comments: 'SIUD',
  document_links: 'SIUD',
  document_words: 'S',
  documents: 'SIUD',
  email_changes: '',
  events: 'SI',
  filing_metadata: 'S',
  filing_secrets: 'SIUD',
  filings: 'SIUD',
  idempotency_keys: 'SIUD',
  identity_providers: '',
  invitations: '',
  known_addresses: '',
  memberships: '',
  notices: '',
  obligations: 'SIU',
  operations_checks: '',
  operations_notes: 'I',
  operator_keys: '',
  organizations: 'S',
  passkeys: '',
  password_resets: '',
  people: '',
  person_keys: '',
  plan_states: 'SIUD',
  plans: 'SIUD',
  presences: 'SIUD',
  recovery_codes: '',
  registered_agents: 'SIUD',
  registry_records: 'S',
  remote_keys: 'SIUD',
  removed_members: '',
  request_batches: 'SIUD',
  schema_migrations: '',
  search_words: 'S',
  sessions: '',
  snoozes: 'SIUD',
  staff: '',
  view_defaults: 'SIUD',
  views: 'SIUD',
  webhook_attempts: 'SIUD',
  webhook_deliveries: 'SIUD',
  webhook_endpoints: 'SIUD',
  withdrawn_mail: 'I',
};

test('a tenant’s role may do with each table what is written here, and no more', async () => {
  expect(await rightsOf('statehouse_app', 'public')).toEqual(ofTenant);
});

test('a tenant’s role sees in each table that it may read only rows that a policy lets through', async () => {
  const rows = await service.parts.database.query(
    `select c.relname as name, c.relrowsecurity as is_guarded,
       array(select polname::text from pg_policy where polrelid = c.oid
         and 'statehouse_app'::regrole = any (polroles) or polrelid = c.oid and 0 = any (polroles)) as policies
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`,
  );
  const open = rows
    .filter(({ name }) => ofTenant[name as keyof typeof ofTenant])
    .filter(({ is_guarded, policies }) => !is_guarded || (policies as string[]).length !== 1)
    .map(({ name }) => name);
  // Public register data belongs to no tenant.
  expect(open).toEqual(['registry_records']);
});

test('the queue’s tables and functions are out of a tenant’s reach', async () => {
  expect(new Set(Object.values(await rightsOf('statehouse_app', 'pgboss')))).toEqual(new Set(['']));
  const [schema] = await service.parts.database.query(
    "select has_schema_privilege('statehouse_app', 'pgboss', 'USAGE') as u, has_schema_privilege('statehouse_app', 'pgboss', 'CREATE') as c",
  );
  expect(schema).toEqual({ u: false, c: false });
});

test('the role of sign-in and queues reaches the rows of every table, owns none, and changes nothing that happened', async () => {
  const rights = await rightsOf('statehouse_console', 'public');
  const { audit_entries, audit_heads, events, schema_migrations, ...others } = rights;
  expect([audit_entries, audit_heads, events, schema_migrations]).toEqual(['SI', 'S', 'SID', 'S']);
  expect(new Set(Object.values(others))).toEqual(new Set(['SIUD']));
  expect(Object.keys(rights)).toEqual(Object.keys(ofTenant));
  const hidden = await service.parts.database.query(
    `select c.relname from pg_class c where c.relnamespace = 'public'::regnamespace and c.relrowsecurity
     and not exists (select from pg_policy where polrelid = c.oid and polroles = array['statehouse_console'::regrole::oid])`,
  );
  expect(hidden).toEqual([]);
});

test('none of the roles is anything but a holder of these rights', async () => {
  const roles = await service.parts.database.query(
    `select r.rolname as name, r.rolsuper or r.rolbypassrls or r.rolcreaterole or r.rolcreatedb or r.rolreplication or r.rolcanlogin
       or exists (select from pg_class where relowner = r.oid) or exists (select from pg_auth_members where member = r.oid and not (r.rolname = 'statehouse_console' and roleid = 'statehouse_operations'::regrole))
       or has_schema_privilege(r.rolname, 'public', 'CREATE') as is_more
     from pg_roles r where r.rolname in ('statehouse_app', 'statehouse_console', 'statehouse_operations') order by 1`,
  );
  expect(roles).toEqual([
    { name: 'statehouse_app', is_more: false },
    { name: 'statehouse_console', is_more: false },
    { name: 'statehouse_operations', is_more: false },
  ]);
});

// Select, Insert, Update, Delete.
const ofOperations = {
  agent_mail: 'S',
  // Only two columns: who submitted and who approved.
  approvals: 'S',
  audit_entries: 'SI',
  businesses: 'S',
  cases: 'S',
  document_links: 'S',
  documents: 'S',
  events: 'S',
  // Only the columns of a claim.
  filings: 'SU',
  idempotency_keys: 'SID',
  operations_checks: 'SID',
  operations_notes: 'S',
  operator_keys: 'SIU',
  organizations: 'S',
  people: 'S',
  registered_agents: 'S',
  withdrawn_mail: 'S',
};

test('the role of the operations desk may do with each table what is written here, and no more', async () => {
  const rights = Object.entries(await rightsOf('statehouse_operations', 'public'));
  expect(Object.fromEntries(rights.filter(([, held]) => held !== ''))).toEqual(ofOperations);
  const [people] = await service.parts.database.query(
    "select has_column_privilege('statehouse_operations', 'people', 'email', 'select') as email, has_column_privilege('statehouse_operations', 'people', 'password_hash', 'select') as password",
  );
  expect(people).toEqual({ email: false, password: false });
});

describe('a tenant’s statement', () => {
  const run = async (statement: string): Promise<unknown> => {
    const { organizationId } = await createTenant(service);
    return withTenant(contextOf(service, organizationId), (tx) => tx.execute(sql.raw(statement))).then(
      () => 'done',
      (error: unknown) => (error as { cause?: { message?: string } }).cause?.message,
    );
  };

  test.each(['people', 'memberships', 'sessions', 'known_addresses', 'schema_migrations'])(
    'reads nothing of %s',
    async (table) => {
      expect(await run(`select * from ${table}`)).toBe(`permission denied for table ${table}`);
    },
  );

  test('cannot read, write or delete jobs', async () => {
    for (const statement of [
      'select * from pgboss.job',
      "insert into pgboss.job (name) values ('advance-sandbox-filing')",
      'delete from pgboss.job',
      "select pgboss.delete_queue('advance-sandbox-filing')",
    ]) {
      expect(await run(statement)).toBe('permission denied for schema pgboss');
    }
  });

  test('can only enqueue jobs for its own organization', async () => {
    const job = JSON.stringify([{ data: { organization_id: 'another', filing_id: 'another' } }]);
    expect(await run(`select send_advance_sandbox_filing('${job}')`)).toBe('a job of another organization');
    const nameless = JSON.stringify([{ data: null }]);
    expect(await run(`select send_review_sandbox_case('${nameless}')`)).toBe('a job of another organization');
  });

  test('cannot create or change tables', async () => {
    expect(await run('create table public.mine (id int)')).toBe('permission denied for schema public');
    expect(await run('alter table filings disable row level security')).toBe(
      'must be owner of table filings',
    );
  });
});
