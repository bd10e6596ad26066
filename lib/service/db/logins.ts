import { createHmac } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { StartError } from '#lib/config/start-error';
import type { Database, Row } from '#lib/service/db/database';
import { consoleRole, operationsRole, tenantRole } from '#lib/service/db/grant-roles';
import { literal } from '#lib/service/db/literal';
import { scramVerifier } from '#lib/service/db/scram-verifier';

/** Addresses of one Postgres for the two logins of the service. */
export type Logins = {
  console: string;
  tenant: string;
};

const roles = { console: consoleRole, tenant: tenantRole } as const;

// Postgres truncates longer names.
const longestName = 63;

/** The logins of an installation that configures none: named after the database, and known to all its processes. */
export async function ownLogins(owner: Database, url: string, secret: string): Promise<Logins> {
  const [row] = await owner.query('select current_database() as name');
  const login = (kind: keyof Logins) => {
    const whole = `${row?.name}_${kind}_login`;
    const digest = createHmac('sha256', secret).update(`database login ${whole}`).digest('base64url');
    const made = new URL(url);
    made.username =
      Buffer.byteLength(whole) <= longestName ? whole : `statehouse_${kind}_${digest.slice(0, 16)}`;
    made.password = digest;
    return made.href;
  };
  return { console: login('console'), tenant: login('tenant') };
}

/** Creates the logins that do not exist. `renew` gives existing ones the password in their address. */
export async function makeLogins(
  owner: Database,
  logins: Logins,
  { renew }: { renew: boolean },
): Promise<void> {
  for (const kind of ['console', 'tenant'] as const) {
    const { username, password } = new URL(logins[kind]);
    const name = literal(decodeURIComponent(username));
    const known = literal(scramVerifier(decodeURIComponent(password)));
    const alter = `execute format('alter role %I login password %L', ${name}, ${known});`;
    await owner.script(`do $make$ begin
      if not exists (select from pg_roles where rolname = ${name}) then
        execute format('create role %I login password %L', ${name}, ${known});
      ${renew ? `else ${alter}` : ''}
      end if;
      execute format('grant ${roles[kind]} to %I', ${name});
      execute format('grant connect on database %I to %I', current_database(), ${name});
    end $make$`);
  }
}

const everyRole = `
  select r.rolname as name, r.rolname = session_user as is_login,
    r.rolsuper or r.rolbypassrls or r.rolcreaterole or r.rolcreatedb or r.rolreplication or exists (
      select from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'pgboss') and c.relowner = r.oid
    ) as is_powerful
  from pg_roles r where pg_has_role(session_user, r.oid, 'MEMBER') order by is_login desc, name`;

/** Refuses logins that have, or can obtain, more rights than they need. */
export async function refusePowerfulLogins(database: Database): Promise<void> {
  const [console, tenant] = [await database.query(everyRole), await database.tenant.script(everyRole)];
  const faults = [
    ...faultsOf('DATABASE_URL', consoleRole, console),
    ...faultsOf('TENANT_DATABASE_URL', tenantRole, tenant.at(-1) ?? []),
  ];
  if (faults.length > 0) {
    throw new StartError(
      [
        ...faults,
        'Give the role that owns the tables in MIGRATION_DATABASE_URL, or in DATABASE_URL alone: Statehouse then makes restricted logins of its own.',
      ].join('\n'),
    );
  }
}

// The name is no proof: a pooler may give a database another one.
const whichDatabase =
  'select oid, pg_postmaster_start_time() as since from pg_database where datname = current_database()';

/** Refuses logins of two databases, for example of a copy of the settings in which only one address was changed. */
export async function refuseTwoDatabases(database: Database): Promise<void> {
  const [console, [tenant]] = [
    await database.query(whichDatabase),
    await database.tenant.script(whichDatabase),
  ];
  if (isDeepStrictEqual(console, tenant)) return;
  throw new StartError(
    'TENANT_DATABASE_URL leads to another database than DATABASE_URL: give both the same address, apart from the login.',
  );
}

function faultsOf(variable: string, role: string, found: Row[]): string[] {
  const login = found.find(({ is_login }) => is_login);
  if (login?.is_powerful) {
    return [`The login ${login.name} of ${variable} may do more than read and write rows.`];
  }
  // The login that works across organizations may switch to the narrower role of the operations desk.
  const allowed: unknown[] = role === consoleRole ? [role, operationsRole] : [role];
  const others = found
    .filter(({ is_login, name }) => !is_login && !allowed.includes(name))
    .map(({ name }) => name);
  if (others.length > 0) return [`The login ${login?.name} of ${variable} may act as ${others.join(', ')}.`];
  if (found.some(({ name }) => name === role)) return [];
  return [`The login ${login?.name} of ${variable} lacks the role ${role}.`];
}
