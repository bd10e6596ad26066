import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull, max } from 'drizzle-orm';
import { tidyEmail } from '#lib/contract/email';
import type { OpenedSession, OpenSessionRequest, SignInMethod } from '#lib/contract/session';
import { hourMs } from '#lib/rules/calendar/durations';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { memberships } from '#lib/service/db/schema/organizations';
import { knownAddresses, sessions } from '#lib/service/db/schema/sessions';
import { ProblemError } from '#lib/service/errors';
import { audit } from '#lib/service/event/record-event';
import { newId } from '#lib/service/ids';
import { hashKey } from '#lib/service/keys';
import { checkPasskey } from '#lib/service/passkey/check-passkey';
import { addressHash, checkPassword } from '#lib/service/person/check-password';
import { demoPerson, type PersonOnRecord, personByEmail } from '#lib/service/person/find-person';
import { toMe } from '#lib/service/person/to-me';
import { cleanWords } from '#lib/service/request-log/redact';
import { lacksFactor } from '#lib/service/second-factor/lacks-factor';
import { logAccess, organizationWide } from '#lib/service/session/log-access';
import type { SignInThrottle } from '#lib/service/session/sign-in-throttle';
import { finishSingleSignOn } from '#lib/service/single-sign-on/finish-single-sign-on';

/** The most sessions of a person; beyond it the oldest end. All visitors of the demo share one person. */
const mostSessions: Record<SignInMethod, number> = {
  password: 200,
  provider: 200,
  single_sign_on: 200,
  passkey: 200,
  demo: 1_000,
};
const mostAddresses = 50;

/** Signs a person in. The value of the cookie is only in this response. */
export async function openSession(
  ctx: Context,
  throttle: SignInThrottle,
  input: OpenSessionRequest,
  agent: string | null,
): Promise<OpenedSession> {
  const { person, method, organizationId } = await identifyPerson(ctx, throttle, input);
  const organization = organizationId
    ? person.organizations.find(({ id }) => id === organizationId)
    : await organizationOf(ctx, person);
  if (!organization) throw new Error('A person without an organization.');
  const acting: Context = {
    ...organizationWide(ctx),
    actor: { type: 'person', id: person.id, name: person.name },
    organizationId: organization.id,
  };
  const rawId = randomBytes(32).toString('base64url');
  const now = acting.now;
  const row: typeof sessions.$inferSelect = {
    id: newId(now),
    hash: hashKey(rawId),
    person_id: person.id,
    organization_id: organization.id,
    method,
    address: ctx.address,
    agent: agent === null ? null : cleanWords(agent),
    created_at: now,
    last_seen_at: now,
    expires_at: new Date(now.getTime() + ctx.parts.env.SESSION_HOURS * hourMs),
    ended_at: null,
  };
  // People and their sessions are not in any tenant's policies, so this uses the service's own transaction.
  await ctx.parts.database.transaction(async (tx) => {
    await tx.insert(sessions).values(row);
    await endBeyond(tx, row);
    if (method === 'password') await remember(tx, row);
    await audit(acting, tx, 'session.opened', 'session', row.id, { after: { method } });
  });
  logAccess(acting, 'session.opened', { object: row.id });
  const visitor = method === 'demo';
  const lacking = await lacksFactor(ctx.parts.database.db, row.id);
  const session = { id: row.id, organizationId: organization.id, method, visitor, lacksFactor: lacking };
  return { ...toMe(person, session), raw_id: rawId };
}

type Identified = {
  person: PersonOnRecord;
  method: SignInMethod;
  /** Set if the sign-in was for one organization, through its provider. */
  organizationId?: string;
};

async function identifyPerson(
  ctx: Context,
  throttle: SignInThrottle,
  input: OpenSessionRequest,
): Promise<Identified> {
  if ('demo' in input) {
    await throttle.takeVisit(ctx.address);
    const person = await demoPerson(ctx.parts);
    if (person) return { person, method: 'demo' };
    throw refused(ctx, 'There is no demo organization here. Sign in with your email and password.');
  }
  if ('verified_email' in input) {
    const person = await personByEmail(ctx.parts, tidyEmail(input.verified_email));
    if (person) return { person, method: 'provider' };
    throw refused(ctx, 'Nobody here has this email address. Ask an administrator to add you.');
  }
  if ('passkey' in input) return { person: await checkPasskey(ctx, input), method: 'passkey' };
  if ('link_token' in input) {
    return { ...(await finishSingleSignOn(ctx, input)), method: 'single_sign_on' };
  }
  return { person: await checkPassword(ctx, throttle, input), method: 'password' };
}

function refused(ctx: Context, detail: string): ProblemError {
  logAccess(ctx, 'session.refused', { person: null });
  return new ProblemError('unauthenticated', detail);
}

/** The organization that the person has joined since they last signed in; if none, that of their most recent session. */
async function organizationOf({ parts }: Context, { id, organizations }: PersonOnRecord) {
  const { db } = parts.database;
  const ofPerson = eq(sessions.person_id, id);
  const lastSignIn = db
    .select({ at: max(sessions.created_at) })
    .from(sessions)
    .where(ofPerson);
  const [joined] = await db
    .select({ id: memberships.organization_id })
    .from(memberships)
    .where(and(eq(memberships.person_id, id), gt(memberships.created_at, lastSignIn)))
    .orderBy(desc(memberships.created_at))
    .limit(1);
  const [last] = await db
    .select({ id: sessions.organization_id })
    .from(sessions)
    .where(ofPerson)
    .orderBy(desc(sessions.last_seen_at), desc(sessions.id))
    .limit(1);
  const still = (wanted: { id: string } | undefined) => organizations.find(({ id }) => id === wanted?.id);
  return still(joined) ?? still(last) ?? organizations[0];
}

type SessionRow = typeof sessions.$inferSelect;

async function endBeyond(tx: Tx, { person_id, method, created_at }: SessionRow): Promise<void> {
  const open = and(eq(sessions.person_id, person_id), eq(sessions.method, method), isNull(sessions.ended_at));
  const beyond = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(open)
    .orderBy(desc(sessions.id))
    .offset(mostSessions[method]);
  await tx.update(sessions).set({ ended_at: created_at }).where(inArray(sessions.id, beyond));
}

async function remember(tx: Tx, { person_id, address, created_at }: SessionRow): Promise<void> {
  await tx
    .insert(knownAddresses)
    .values({ person_id, address_hash: addressHash(address), last_at: created_at })
    .onConflictDoUpdate({
      target: [knownAddresses.person_id, knownAddresses.address_hash],
      set: { last_at: created_at },
    });
  const own = eq(knownAddresses.person_id, person_id);
  const beyond = tx
    .select({ address_hash: knownAddresses.address_hash })
    .from(knownAddresses)
    .where(own)
    .orderBy(desc(knownAddresses.last_at))
    .offset(mostAddresses);
  await tx.delete(knownAddresses).where(and(own, inArray(knownAddresses.address_hash, beyond)));
}
