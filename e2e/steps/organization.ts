import { parseEnv } from '../../lib/config/env.ts';
import { loadSecrets } from '../../lib/config/secrets.ts';
import type { Role } from '../../lib/contract/console/session.ts';
import { newId } from '../../lib/service/ids.ts';
import { closeParts, openParts } from '../../lib/service/open-parts.ts';
import { hashPassword } from '../../lib/service/verbs/console/passwords.ts';

export interface Login {
  email: string;
  password: string;
}

/** Makes an organization with people of the given roles in a data folder that no server has open yet. */
export async function makeOrganization(folder: string, name: string, roles: Role[]): Promise<Login[]> {
  const env = parseEnv({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
  const parts = await openParts({ env, secrets: await loadSecrets(env) });
  const { database } = parts;
  const now = new Date();
  const organizationId = newId(now);
  await database.query('insert into organizations (id, name, created_at) values ($1, $2, $3)', [
    organizationId,
    name,
    now,
  ]);
  const logins: Login[] = [];
  for (const role of roles) {
    const login = { email: `${role}@okafor.example`, password: 'correct horse battery staple' };
    const id = newId(now);
    await database.query(
      'insert into people (id, email, name, password_hash, created_at) values ($1, $2, $3, $4, $5)',
      [id, login.email, `Ada ${role}`, await hashPassword(login.password), now],
    );
    await database.query(
      'insert into memberships (organization_id, person_id, role, created_at) values ($1, $2, $3, $4)',
      [organizationId, id, role, now],
    );
    logins.push(login);
  }
  await closeParts(parts);
  return logins;
}
