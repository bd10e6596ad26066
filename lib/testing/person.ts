import type { Role } from '#lib/contract/console/session';
import type { Mode } from '#lib/contract/scalars';
import { newId } from '#lib/service/ids';
import { hashPassword } from '#lib/service/verbs/console/passwords';
import { signPersonToken } from '#lib/session/sign-token';
import type { Harness } from '#lib/testing/harness';

export interface Person {
  id: string;
  name: string;
  email: string;
  password: string;
  /** A fresh token, as the dashboard signs one for each call. */
  token(mode?: Mode): Promise<string>;
}

/** A person of the test's own, a member of the organization. */
export async function createPerson(
  { parts }: Harness,
  organizationId: string,
  { role = 'filer', name = 'Maria Okafor' }: { role?: Role; name?: string } = {},
): Promise<Person> {
  const now = parts.clock();
  const id = newId(now);
  const email = `${id}@okafor.example`;
  const password = 'correct horse battery staple';
  await parts.database.query(
    'insert into people (id, email, name, password_hash, created_at) values ($1, $2, $3, $4, $5)',
    [id, email, name, await hashPassword(password), now],
  );
  await parts.database.query(
    'insert into memberships (organization_id, person_id, role, created_at) values ($1, $2, $3, $4)',
    [organizationId, id, role, now],
  );
  return {
    id,
    name,
    email,
    password,
    // The token's own minute is real time: jose reads the clock of the machine.
    token: (mode = 'test') =>
      signPersonToken({ sub: id, name, org: organizationId, mode }, parts.secrets.console),
  };
}
