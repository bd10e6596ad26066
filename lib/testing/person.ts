import { hash } from '@node-rs/argon2';
import type { Role } from '#lib/contract/roles';
import type { Mode } from '#lib/contract/scalars';
import { newId } from '#lib/service/ids';
import { hashKey } from '#lib/service/keys';
import { signPersonToken } from '#lib/session/sign-token';
import type { Harness } from '#lib/testing/harness';

export type Person = {
  id: string;
  name: string;
  email: string;
  password: string;
  /** A fresh token, as the dashboard signs one for each call. */
  token(mode?: Mode): Promise<string>;
};

const password = 'correct horse battery staple';
// All people share one password, with the cheapest hash that can be checked.
const hashed = hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });

/** A person for one test, a member of the organization. */
export async function createPerson(
  { parts }: Harness,
  organizationId: string,
  {
    roles = ['preparer'],
    name = 'Maria Okafor',
    address = null,
  }: { roles?: Role[]; name?: string; address?: string | null } = {},
): Promise<Person> {
  const now = parts.clock();
  const id = newId(now);
  const email = `${id}@okafor.example`;
  await parts.database.query(
    'insert into people (id, email, name, password_hash, created_at) values ($1, $2, $3, $4, $5)',
    [id, email, name, await hashed, now],
  );
  await parts.database.query(
    'insert into memberships (organization_id, person_id, roles, created_at) values ($1, $2, $3, $4)',
    [organizationId, id, roles, now],
  );
  const session = hashKey(id);
  const openUntil = () => [parts.clock(), new Date(parts.clock().getTime() + 12 * 3_600_000)];
  await parts.database.query(
    `insert into sessions (id, hash, person_id, organization_id, method, created_at, last_seen_at, expires_at)
     values ($1, $2, $1, $3, 'password', $4, $4, $5)`,
    [id, session, organizationId, ...openUntil()],
  );
  return {
    id,
    name,
    email,
    password,
    // The session counts as just used, however far the test has moved the clock. The token's own minute is real time,
    // because jose uses the system clock.
    token: async (mode = 'test') => {
      const times = [...openUntil(), session];
      await parts.database.query(
        'update sessions set last_seen_at = $1, expires_at = $2 where hash = $3',
        times,
      );
      return signPersonToken({ session, mode, active: true, address }, parts.secrets.console);
    },
  };
}

/** A token for the session that `POST /console/session` opened, as the dashboard signs one. */
export function tokenOf(
  { parts }: Harness,
  opened: { raw_id: string },
  mode: Mode = 'test',
  { active = true, address = null }: { active?: boolean; address?: string | null } = {},
): Promise<string> {
  const session = hashKey(opened.raw_id);
  return signPersonToken({ session, mode, active, address }, parts.secrets.console);
}
