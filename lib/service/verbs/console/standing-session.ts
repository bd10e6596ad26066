import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Role } from '#lib/contract/console/session';
import type { Parts } from '#lib/service/context';
import { memberships, organizations, people } from '#lib/service/db/schema/organizations';
import { sessions } from '#lib/service/db/schema/sessions';
import { demoIsOpen } from '#lib/service/demo/demo-is-open';

export interface StandingSession {
  id: string;
  organizationId: string;
  person: { id: string; name: string };
  role: Role;
  /** Of the demo: somebody whom nobody knows. */
  visitor: boolean;
  /** How far the organization's test time is ahead of real time, in milliseconds. */
  clockOffset: number;
}

type Asking = Pick<Parts, 'database' | 'env' | 'clock'>;

/** Neither ended nor over, by its absolute end or by its person's silence. */
export function sessionStands({ env, clock }: Pick<Parts, 'env' | 'clock'>) {
  const now = clock();
  const silentSince = new Date(now.getTime() - idleMs(env));
  return sql`(${isNull(sessions.ended_at)} and ${gt(sessions.expires_at, now)} and ${gt(sessions.last_seen_at, silentSince)})`;
}

/**
 * The session of this hash with its person and their role as they are now, in one read; null once it has ended. Nothing
 * of it is remembered: what ends it anywhere ends it everywhere. `active` says that its person did something.
 */
export async function standingSession(
  parts: Asking,
  hash: string,
  by: { active: boolean; address: string | null },
): Promise<StandingSession | null> {
  const [row] = await parts.database.db
    .select({
      id: sessions.id,
      organizationId: sessions.organization_id,
      personId: people.id,
      name: people.name,
      role: memberships.role,
      method: sessions.method,
      lastSeenAt: sessions.last_seen_at,
      clockOffset: organizations.test_clock_offset_ms,
    })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.person_id))
    .innerJoin(
      memberships,
      and(
        eq(memberships.organization_id, sessions.organization_id),
        eq(memberships.person_id, sessions.person_id),
      ),
    )
    .innerJoin(organizations, eq(organizations.id, sessions.organization_id))
    .where(
      and(
        eq(sessions.hash, hash),
        sessionStands(parts),
        or(sql`${demoIsOpen(parts.env)}::boolean`, eq(organizations.is_demo, false)),
      ),
    );
  if (!row) return null;
  if (by.active) await noteSeen(parts, row, by.address);
  const { id, organizationId, personId, name, clockOffset } = row;
  const visitor = row.method === 'demo';
  return {
    id,
    organizationId,
    person: { id: personId, name },
    role: roleIn(visitor, row.role),
    visitor,
    clockOffset,
  };
}

/** The demo's visitor works as a filer, whoever the person is that they work as. */
export function roleIn(visitor: boolean, role: Role): Role {
  return visitor && role === 'admin' ? 'filer' : role;
}

/** When it was last used, to half a minute: not every request writes. */
async function noteSeen(
  { database, env, clock }: Asking,
  { id, lastSeenAt }: { id: string; lastSeenAt: Date },
  address: string | null,
): Promise<void> {
  const now = clock();
  if (now.getTime() - lastSeenAt.getTime() < Math.min(30_000, idleMs(env) / 10)) return;
  await database.db
    .update(sessions)
    .set({ last_seen_at: now, address })
    .where(and(eq(sessions.id, id), lt(sessions.last_seen_at, now)));
}

function idleMs({ SESSION_IDLE_MINUTES }: Parts['env']): number {
  return SESSION_IDLE_MINUTES * 60_000;
}
