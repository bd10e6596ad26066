import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseEnv } from '#lib/config/env';
import { StartError } from '#lib/config/start-error';
import { keysOfPeople } from '#lib/service/audit/person-keys';
import { makeLogins, ownLogins } from '#lib/service/db/logins';
import { openPostgres } from '#lib/service/db/open-postgres';
import { readRows } from '#lib/service/db/read-rows';
import { withTenant } from '#lib/service/db/tenant';
import { newId } from '#lib/service/ids';
import { closeParts, openParts } from '#lib/service/open-parts';
import { createDatabase } from '#lib/testing/create-database';
import { startPostgres } from '../../../scripts/start-postgres.ts';

// Only a real Postgres has more than one login, so this test always starts one.
let postgres: { url: string; stop(): Promise<void> };
const secrets = {
  session: 'session-secret-of-the-tests-only',
  console: 'console-secret-of-the-tests-only',
  sealing: 'sealing-secret-of-the-tests-only',
};

beforeAll(async () => {
  const own = await createDatabase();
  postgres = own ? { url: own.url, stop: own.drop } : await startPostgres(['-c', 'fsync=off']);
}, 120_000);
afterAll(() => postgres.stop());

const open = (settings: Record<string, string>) =>
  openParts({ env: parseEnv({ LOG_LEVEL: 'silent', ...settings }), secrets });

const refusal = (settings: Record<string, string>): Promise<string> =>
  open(settings).then(
    async (parts) => {
      await closeParts(parts);
      return 'not refused';
    },
    (error: unknown) => {
      if (error instanceof StartError) return error.message;
      throw error;
    },
  );

async function asOwner(statement: string): Promise<void> {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

const withLogin = (name: string, password: string) => {
  const url = new URL(postgres.url);
  url.username = name;
  url.password = password;
  return url.href;
};

describe('with an administrator’s address alone', () => {
  test('the service makes logins of its own, and no statement of it becomes the administrator', async () => {
    const parts = await open({ DATABASE_URL: postgres.url });
    const who = 'select session_user as login, current_user as role';
    const organizationId = newId(parts.clock());
    const ctx = { organizationId, mode: 'test', parts } as Parameters<typeof withTenant>[0];
    try {
      const [console] = await parts.database.query(who);
      expect(console?.login).toMatch(/_console_login$/);
      for (const wayOut of ['reset role', "select set_config('role', 'none', true)"]) {
        const [after] = await withTenant(ctx, async (tx) => {
          expect(await readRows(tx, sql.raw(who))).toMatchObject([{ role: 'statehouse_app' }]);
          await tx.execute(sql.raw(wayOut));
          return readRows(tx, sql.raw(who));
        });
        expect(after?.login).toMatch(/_tenant_login$/);
        expect(after?.role).toBe(after?.login);
      }
      for (const statement of [
        'set role postgres',
        'set role statehouse_console',
        'set role statehouse_operations',
        'set session authorization postgres',
        'reset role; select * from people',
        'reset role; select * from sessions',
        'reset role; select * from pgboss.job',
        "reset role; copy people to program 'true'",
        "reset role; select pg_read_file('/etc/passwd')",
        'reset role; create role another superuser',
      ]) {
        const denied = withTenant(ctx, (tx) => tx.execute(sql.raw(statement)));
        await expect(denied, statement).rejects.toMatchObject({
          cause: { message: expect.stringMatching(/^(?:permission denied|must be superuser)/) },
        });
      }
      for (const statement of ['set role postgres', 'create table mine (id int)', 'drop table people']) {
        await expect(parts.database.query(statement), statement).rejects.toThrow(
          /permission denied|must be owner/,
        );
      }
    } finally {
      await closeParts(parts);
    }
  });

  test('a start with the same secrets goes on with the same logins', async () => {
    await closeParts(await open({ DATABASE_URL: postgres.url }));
    await closeParts(await open({ DATABASE_URL: postgres.url }));
  });

  test('a start with another sealing secret is refused, and leaves the logins to the others', async () => {
    const parts = await open({ DATABASE_URL: postgres.url });
    const id = newId(parts.clock());
    try {
      await parts.database.query(
        'insert into people (id, email, name, created_at) values ($1, $2, $3, now())',
        [id, 'ada@okafor.example', 'Ada'],
      );
      await keysOfPeople(parts, parts.database.db, [id]);
      const other = { ...secrets, sealing: 'another-sealing-secret-of-the-tests' };
      const settings = { DATABASE_URL: postgres.url, LOG_LEVEL: 'silent' };
      await expect(openParts({ env: parseEnv(settings), secrets: other })).rejects.toThrow(
        /^SEALING_SECRET is not the one that this database was sealed with/,
      );
      for (const url of Object.values(await ownLogins(parts.database, postgres.url, secrets.sealing))) {
        const client = new Client({ connectionString: url });
        await client.connect();
        await client.end();
      }
    } finally {
      await parts.database.query('delete from people where id = $1', [id]);
      await closeParts(parts);
    }
  });
});

describe('the passwords of the logins', () => {
  test('are in no statement that makes or renews them, and open the database', async () => {
    const owner = openPostgres({ console: postgres.url, tenant: postgres.url }, pino({ level: 'silent' }));
    const statements: string[] = [];
    const watched = Object.assign(Object.create(owner), {
      script: (statement: string) => {
        statements.push(statement);
        return owner.script(statement);
      },
    });
    const logins = await ownLogins(owner, postgres.url, secrets.sealing);
    try {
      await makeLogins(watched, logins, { renew: true });
      await makeLogins(watched, logins, { renew: true });
    } finally {
      await owner.close();
    }
    expect(statements).toHaveLength(4);
    for (const url of Object.values(logins)) {
      expect(statements.join()).not.toContain(new URL(url).password);
      const client = new Client({ connectionString: url });
      await client.connect();
      await client.end();
    }
  });
});

describe('with the operator’s own logins', () => {
  const suffix = newId(new Date()).slice(-12);
  const names = { console: `console_${suffix}`, tenant: `tenant_${suffix}` };
  const logins = () => ({
    DATABASE_URL: withLogin(names.console, 'first password'),
    TENANT_DATABASE_URL: withLogin(names.tenant, 'second password'),
  });
  afterAll(() =>
    asOwner(`drop owned by ${names.console}, ${names.tenant}; drop role ${names.console}, ${names.tenant}`),
  );

  test('the owner’s address migrates the tables, and later starts do not need it', async () => {
    await closeParts(await open({ ...logins(), MIGRATION_DATABASE_URL: postgres.url }));
    const parts = await open(logins());
    expect(await parts.database.query('select session_user as login')).toEqual([{ login: names.console }]);
    await closeParts(parts);
  });

  test.each([
    ['is a superuser', `alter role ${names.console} superuser`, `alter role ${names.console} nosuperuser`],
    ['passes policies by', `alter role ${names.tenant} bypassrls`, `alter role ${names.tenant} nobypassrls`],
    ['makes roles', `alter role ${names.tenant} createrole`, `alter role ${names.tenant} nocreaterole`],
    [
      'owns a table',
      `create table kept (id int); alter table kept owner to ${names.tenant}`,
      'drop table kept',
    ],
    [
      'may become another',
      `grant statehouse_console to ${names.tenant}`,
      `revoke statehouse_console from ${names.tenant}`,
    ],
  ])('a start whose login %s is refused with a sentence', async (_what, give, take) => {
    await asOwner(give);
    try {
      expect(await refusal(logins())).toMatch(
        /^The login \w+ of (TENANT_)?DATABASE_URL may .*\nGive the role that owns/s,
      );
    } finally {
      await asOwner(take);
    }
  });

  test('a start whose logins lead to two databases is refused with a sentence', async () => {
    const tenant = new URL(logins().TENANT_DATABASE_URL);
    tenant.pathname = '/template1';
    expect(await refusal({ ...logins(), TENANT_DATABASE_URL: tenant.href })).toMatch(
      /^TENANT_DATABASE_URL leads to another database/,
    );
  });

  test('a start on tables of another version is refused with a sentence', async () => {
    await asOwner(
      'alter table schema_migrations rename column hash to was; alter table schema_migrations add column hash text',
    );
    try {
      expect(await refusal(logins())).toMatch(/npm run migrate with MIGRATION_DATABASE_URL/);
    } finally {
      await asOwner(
        'alter table schema_migrations drop column hash; alter table schema_migrations rename column was to hash',
      );
    }
  });

  test('an owner that is not a superuser can use a separate database', async () => {
    const name = `owner_${suffix}`;
    await asOwner(`create role ${name} login createrole password 'third password'`);
    await asOwner(
      `grant statehouse_app, statehouse_console, statehouse_operations to ${name} with admin option`,
    );
    await asOwner(`create database ${name} owner ${name}`);
    const url = new URL(withLogin(name, 'third password'));
    url.pathname = `/${name}`;
    const parts = await open({ DATABASE_URL: url.href });
    expect(await parts.database.query('select count(*)::int as count from people')).toEqual([{ count: 0 }]);
    await closeParts(parts);
    await asOwner(`drop database ${name} with (force)`);
    await asOwner(`drop role ${name}_console_login, ${name}_tenant_login`);
    await asOwner(`drop owned by ${name}; drop role ${name}`);
  });

  test('an owner that cannot create roles gets an error message that says so', async () => {
    const name = `plain_${suffix}`;
    await asOwner(`create role ${name} login password 'third password'`);
    try {
      expect(await refusal({ DATABASE_URL: withLogin(name, 'third password') })).toMatch(
        /^The login of DATABASE_URL must own the tables and be allowed to create roles \(/,
      );
    } finally {
      await asOwner(`drop role ${name}`);
    }
  });
});

test('a Postgres that cannot be used is named with the remedy, and without the password', async () => {
  const own = withLogin('nobody', 'wrong password');
  const elsewhere = (change: (url: URL) => void) => {
    const url = new URL(own);
    change(url);
    return url.href;
  };
  const away = elsewhere((url) => Object.assign(url, { hostname: 'localhost', port: '1' }));
  const unknown = elsewhere((url) => Object.assign(url, { hostname: 'postgres.invalid' }));
  const noAnswer = (variable: string) =>
    expect.stringMatching(
      new RegExp(`^Postgres does not answer at the address in ${variable} \\(.*E[A-Z_]+.*\\)\\. `),
    );
  for (const DATABASE_URL of [away, unknown]) {
    expect(await refusal({ DATABASE_URL })).toEqual(noAnswer('DATABASE_URL'));
    expect(await refusal({ DATABASE_URL, TENANT_DATABASE_URL: away })).toEqual(noAnswer('DATABASE_URL'));
  }
  const three = { DATABASE_URL: own, TENANT_DATABASE_URL: own, MIGRATION_DATABASE_URL: away };
  expect(await refusal(three)).toEqual(noAnswer('MIGRATION_DATABASE_URL'));
  const nameless = Object.assign(new URL(postgres.url), { pathname: '/nowhere' }).href;
  for (const DATABASE_URL of [own, nameless]) {
    const said = await refusal({ DATABASE_URL });
    expect(said).toMatch(/^Postgres refuses the login or the database in DATABASE_URL \(.+\)\. Correct /);
    expect(said).not.toContain('wrong password');
  }
});
