import { arrayContains, count, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Member } from '#lib/contract/member';
import { may } from '#lib/rules/person/permissions';
import type { Context } from '#lib/service/context';
import type { Db, Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { memberships, people } from '#lib/service/db/schema/organizations';
import { authenticators } from '#lib/service/db/schema/second-factors';
import { notFound, ProblemError } from '#lib/service/errors';
import { isId } from '#lib/service/ids';

const columns = {
  id: people.id,
  name: people.name,
  email: people.email,
  roles: memberships.roles,
  suspended_at: memberships.suspended_at,
  has_second_factor: sql<boolean>`(${authenticators.confirmed_at} is not null or exists (
    select 1 from passkeys where passkeys.person_id = ${people.id}))`,
  created_at: memberships.created_at,
};

export type MemberRow = Pick<typeof people.$inferSelect, 'id' | 'name' | 'email'> &
  Pick<typeof memberships.$inferSelect, 'roles' | 'suspended_at' | 'created_at'> & {
    has_second_factor: boolean;
  };

/** The people of the caller's organization who match `condition`. */
export function membersOf(ctx: Context, db: Db | Tx, condition?: SQL) {
  return db
    .select(columns)
    .from(memberships)
    .innerJoin(people, eq(people.id, memberships.person_id))
    .leftJoin(authenticators, eq(authenticators.person_id, people.id))
    .where(mine(ctx, memberships, condition));
}

export function memberIs(ctx: Context, id: string) {
  return mine(ctx, memberships, eq(memberships.person_id, id));
}

/** All members are locked until the transaction ends, so that two administrators cannot leave at once. */
export async function lockMembers(ctx: Context, tx: Tx): Promise<void> {
  const own = mine(ctx, memberships);
  // Always in the same order, and open to rows that refer to a member, so that no two changes wait for each other.
  await tx
    .select({ id: memberships.person_id })
    .from(memberships)
    .where(own)
    .orderBy(memberships.person_id)
    .for('no key update');
}

export async function lockMember(ctx: Context, tx: Tx, id: string): Promise<MemberRow> {
  await lockMembers(ctx, tx);
  const [row] = isId(id) ? await membersOf(ctx, tx, eq(people.id, id)) : [];
  if (!row) throw notFound('member');
  return row;
}

/** Someone must be able to invite others. Throws `conflict`. */
export async function refuseWithoutAdmin(ctx: Context, tx: Tx, leaving: MemberRow): Promise<void> {
  if (!leaving.roles.includes('administrator') || leaving.suspended_at) return;
  const admins = mine(
    ctx,
    memberships,
    arrayContains(memberships.roles, ['administrator']),
    isNull(memberships.suspended_at),
  );
  const [found] = await tx.select({ admins: count() }).from(memberships).where(admins);
  if ((found?.admins ?? 0) > 1) return;
  throw new ProblemError(
    'conflict',
    `${leaving.name} is the last administrator. Make somebody else an administrator first.`,
  );
}

export function toMember(
  { roles }: Context,
  { created_at, suspended_at, has_second_factor, ...row }: MemberRow,
): Member {
  return {
    object: 'member',
    ...row,
    has_second_factor: may(roles, 'administer') ? has_second_factor : null,
    suspended_at: suspended_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  };
}
