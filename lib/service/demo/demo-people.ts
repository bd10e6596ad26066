import type { Role } from '#lib/contract/roles';
import type { Parts } from '#lib/service/context';
import { memberships, people } from '#lib/service/db/schema/organizations';
import { newId } from '#lib/service/ids';
import { hashPassword } from '#lib/service/person/passwords';

export type DemoPerson = {
  id: string;
  name: string;
  email: string;
  roles: Role[];
};

export type DemoPeople = {
  /** The person whom the demo sign-in signs in. */
  dana: DemoPerson;
  marcus: DemoPerson;
  priya: DemoPerson;
};

const cast = {
  dana: { name: 'Dana Whitfield', roles: ['administrator'] },
  marcus: { name: 'Marcus Oyelaran', roles: ['preparer'] },
  priya: { name: 'Priya Raman', roles: ['preparer'] },
} satisfies Record<string, { name: string; roles: Role[] }>;

/** The people of the demo organization. Only the first can sign in; the others appear in its history. */
export async function makeDemoPeople(
  { database }: Parts,
  organizationId: string,
  access: { email: string; password: string },
  since: Date,
): Promise<DemoPeople> {
  const make = async (key: keyof typeof cast, order: number, email: string, hash: string | null) => {
    const { name, roles } = cast[key];
    const created = new Date(since.getTime() + order * 1000);
    const id = newId(created);
    await database.db.insert(people).values({ id, email, name, password_hash: hash, created_at: created });
    await database.db
      .insert(memberships)
      .values({ organization_id: organizationId, person_id: id, roles, created_at: created });
    return { id, name, email, roles };
  };
  return {
    dana: await make('dana', 0, access.email, await hashPassword(access.password)),
    marcus: await make('marcus', 1, 'marcus.oyelaran@harborpine.example', null),
    priya: await make('priya', 2, 'priya.raman@harborpine.example', null),
  };
}
