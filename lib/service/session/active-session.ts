import { and, eq, lt, sql } from 'drizzle-orm';
import type { Role, StaffRole } from '#lib/contract/roles';
import type { SignInMethod } from '#lib/contract/session';
import type { Shown } from '#lib/contract/token';
import { minuteMs } from '#lib/rules/calendar/durations';
import type { ActingSession, Parts } from '#lib/service/context';
import type { Row } from '#lib/service/db/database';
import { callOf } from '#lib/service/db/hand-written';
import { literal } from '#lib/service/db/literal';
import { isSessionActive, sessions } from '#lib/service/db/schema/sessions';
import { demoIsOpen } from '#lib/service/demo/demo-is-open';
import { ProblemError } from '#lib/service/errors';

export type StandingSession = ActingSession & {
  organizationId: string;
  person: { id: string; name: string };
  roles: readonly Role[];
  staff: readonly StaffRole[];
  /** How far the organization's test time is ahead of real time, in milliseconds. */
  clockOffset: number;
};

type SessionParts = Pick<Parts, 'database' | 'env' | 'clock'>;

/** A condition on `sessions` alone. */
export function standsNow(parts: Pick<Parts, 'env' | 'clock'>) {
  const { now, silentSince } = momentsOf(parts);
  return sql.raw(isSessionActive(literal(now), literal(silentSince)));
}

/**
 * The session with this hash, its person and their current roles, in one read; null if it has ended, or if
 * the page is of another `person`. Nothing is cached, so that ending it takes effect in every process. `active` says
 * that the person did something. Throws `organization_left` where the page is of another `organization`.
 */
export async function activeSession(
  parts: SessionParts,
  hash: string,
  by: { active: boolean; address: string | null } & Shown,
): Promise<StandingSession | null> {
  const { now, silentSince } = momentsOf(parts);
  const values = [hash, now, silentSince, String(demoIsOpen(parts.env))];
  const [[found] = []] = await parts.database.script(callOf('standing_session', values));
  const row = found?.standing_session as Row | null;
  if (!row || (by.person ?? row.person_id) !== row.person_id) return null;
  if ((by.organization ?? row.organization_id) !== row.organization_id) throw organizationLeft();
  const id = String(row.id);
  if (by.active) await noteSeen(parts, id, new Date(String(row.last_seen_at)), by.address);
  const visitor = row.method === 'demo';
  return {
    id,
    organizationId: String(row.organization_id),
    person: { id: String(row.person_id), name: String(row.name) },
    roles: rolesIn(visitor, row.roles as Role[]),
    staff: staffIn(row.method as SignInMethod, row.is_operator === true, row.staff as StaffRole[] | null),
    visitor,
    method: row.method as SignInMethod,
    openedAt: new Date(String(row.created_at)),
    lacksFactor: row.lacks_factor === true,
    clockOffset: Number(row.test_clock_offset_ms),
  };
}

function organizationLeft(): ProblemError {
  const detail = 'In another tab you went on in another organization, so nothing was changed in this one.';
  return new ProblemError('organization_left', detail);
}

/** A visitor of the demo has the role to prepare filings, whatever the roles of the shared person. */
export function rolesIn(visitor: boolean, roles: readonly Role[]): Role[] {
  return visitor ? ['preparer'] : [...roles];
}

/**
 * A session through another organization's provider has no staff roles, because that provider could claim to be anyone.
 */
function staffIn(method: SignInMethod, isOperator: boolean, staff: StaffRole[] | null): StaffRole[] {
  return method === 'demo' || (method === 'single_sign_on' && !isOperator) ? [] : (staff ?? []);
}

/** The last use is accurate to half a minute, so that not every request writes. */
async function noteSeen(
  { database, env, clock }: SessionParts,
  id: string,
  lastSeenAt: Date,
  address: string | null,
): Promise<void> {
  const now = clock();
  if (now.getTime() - lastSeenAt.getTime() < Math.min(30_000, idleMs(env) / 10)) return;
  await database.db
    .update(sessions)
    .set({ last_seen_at: now, address })
    .where(and(eq(sessions.id, id), lt(sessions.last_seen_at, now)));
}

function momentsOf({ env, clock }: Pick<Parts, 'env' | 'clock'>) {
  const now = clock();
  return {
    now: now.toISOString(),
    silentSince: new Date(now.getTime() - idleMs(env)).toISOString(),
  };
}

function idleMs({ SESSION_IDLE_MINUTES }: Parts['env']): number {
  return SESSION_IDLE_MINUTES * minuteMs;
}
