import { parseEnv } from '../../lib/config/env.ts';
import { loadSecrets } from '../../lib/config/secrets.ts';
import type { Role } from '../../lib/contract/roles.ts';
import type { Parts } from '../../lib/service/context.ts';
import type { Database } from '../../lib/service/db/database.ts';
import { ensureDemo } from '../../lib/service/demo/ensure-demo.ts';
import { newId } from '../../lib/service/ids.ts';
import { hashKey, makeKey } from '../../lib/service/keys.ts';
import { closeParts, openParts } from '../../lib/service/open-parts.ts';
import { hashPassword } from '../../lib/service/person/passwords.ts';

const cast = {
  'Dana Whitfield': ['administrator'],
  'Marcus Oyelaran': ['preparer'],
  'Priya Raman': ['preparer', 'approver'],
  'Noor Haddad': ['viewer'],
} as const satisfies Record<string, readonly Role[]>;

export type Member = keyof typeof cast;
const members = Object.keys(cast) as Member[];

export type Organization = {
  emails: Record<Member, string>;
  /** Of everybody. */
  password: string;
  test_key: string;
  live_key: string;
};

/**
 * Creates organizations, each with the same four people and a key of each mode, in a data folder that no server has
 * open yet; with the demo if the settings ask for it, which a start only creates in an empty database. `more` adds
 * further rows.
 */
export async function makeOrganizations(
  folder: string,
  count: number,
  settings: Record<string, string> = { DEMO: 'off' },
  more: (parts: Parts) => Promise<void> = async () => {},
): Promise<Organization[]> {
  const env = parseEnv({ DATA_DIR: folder, LOG_LEVEL: 'silent', ...settings });
  const parts = await openParts({ env, secrets: await loadSecrets(env) });
  await ensureDemo(parts);
  const password = 'correct horse battery staple';
  const hash = await hashPassword(password);
  const made = Array.from({ length: count }, () => rowsOf(password, hash));
  await insert(
    parts.database,
    'organizations',
    made.map(({ organization }) => organization),
  );
  await insert(
    parts.database,
    'people',
    made.flatMap(({ people }) => people),
  );
  await insert(
    parts.database,
    'memberships',
    made.flatMap(({ memberships }) => memberships),
  );
  await insert(
    parts.database,
    'api_keys',
    made.flatMap(({ keys }) => keys),
  );
  await more(parts);
  await closeParts(parts);
  return made.map(({ access }) => access);
}

function rowsOf(password: string, password_hash: string) {
  const created_at = new Date();
  const id = newId(created_at);
  const organization = { id, name: 'Okafor Compliance', created_at };
  const people = members.map((name) => {
    const email = `${name.toLowerCase().replace(' ', '.')}@${id}.example`;
    return { id: newId(created_at), email, name, password_hash, created_at };
  });
  const memberships = people.map(({ id: person_id, name }) => ({
    organization_id: id,
    person_id,
    roles: cast[name],
    created_at,
  }));
  const [test_key, live_key] = [makeKey('test'), makeKey('live')];
  const key = (mode: 'test' | 'live', raw: string) => ({
    organization_id: id,
    mode,
    id: newId(created_at),
    name: `First ${mode} key`,
    hash: hashKey(raw),
    last_four: raw.slice(-4),
    scope: 'full',
    created_at,
  });
  const emails = Object.fromEntries(people.map(({ name, email }) => [name, email]));
  const access = { emails: emails as Organization['emails'], password, test_key, live_key };
  return { organization, people, memberships, keys: [key('test', test_key), key('live', live_key)], access };
}

/** Many rows in one statement. */
async function insert(database: Database, table: string, rows: Record<string, unknown>[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  await database.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows)],
  );
}
