import { and, eq, isNull, sql } from 'drizzle-orm';
import { type AnyPgColumn, type PgTable, union } from 'drizzle-orm/pg-core';
import { Mode } from '#lib/contract/scalars';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { apiKeys } from '#lib/service/db/schema/api-keys';
import { personKeys } from '#lib/service/db/schema/audit';
import { calendarFeeds } from '#lib/service/db/schema/calendar-feeds';
import { commentMentions, comments } from '#lib/service/db/schema/comments';
import { filings } from '#lib/service/db/schema/filings';
import { emailChanges, invitations, passwordResets } from '#lib/service/db/schema/invitations';
import { notices } from '#lib/service/db/schema/notices';
import { operationsNotes } from '#lib/service/db/schema/operations';
import { operatorKeys } from '#lib/service/db/schema/operator-keys';
import { memberships, people, removedMembers, staff } from '#lib/service/db/schema/organizations';
import { passkeys } from '#lib/service/db/schema/passkeys';
import { authenticators, recoveryCodes } from '#lib/service/db/schema/second-factors';
import { knownAddresses, sessions } from '#lib/service/db/schema/sessions';
import { snoozes } from '#lib/service/db/schema/snoozes';
import { audit, auditEach } from '#lib/service/event/record-event';
import { nobodysClaim } from '#lib/service/filing/change-filing';
import { noOrganization } from '#lib/service/operations/no-organization';
import { dropOwn, endMembership } from '#lib/service/person/end-membership';
import { lockMembers, membersOf, refuseWithoutAdmin } from '#lib/service/person/load-member';

export type Erased = { id: string; name: string; email: string };

/** Rows that belong only to the person, deleted with them. */
const ownTables: (PgTable & { person_id: AnyPgColumn })[] = [
  sessions,
  knownAddresses,
  passwordResets,
  emailChanges,
  authenticators,
  recoveryCodes,
  passkeys,
  calendarFeeds,
  notices,
  snoozes,
  commentMentions,
  removedMembers,
  staff,
];

/**
 * Erases a person. Records of what they did stay, under an id that refers to nobody, because filings must be kept.
 * Everything that belonged to them ends, and the key that decrypts their name in the trail is destroyed. Throws
 * `conflict` for the last administrator of an organization that has other members.
 */
export async function erasePerson(ctx: Context, tx: Tx, person: Erased): Promise<void> {
  const { id, email } = person;
  const own = await union(organizationsOf(tx, memberships, id), organizationsOf(tx, removedMembers, id));
  for (const { organizationId } of own) {
    await leave({ ...ctx, organizationId }, tx, id);
    await eraseFromComments({ ...ctx, organizationId }, tx, person);
  }
  await endKeys(ctx, tx, id);
  for (const table of ownTables) await tx.delete(table).where(eq(table.person_id, id));
  await tx.delete(invitations).where(eq(invitations.email, email));
  await tx
    .update(people)
    .set({ name: 'Erased person', email: `${id}@erased.invalid`, password_hash: null })
    .where(eq(people.id, id));
  await tx
    .insert(personKeys)
    .values({ person_id: id, key: null })
    .onConflictDoUpdate({ target: personKeys.person_id, set: { key: null } });
  await eraseFromRows(ctx, tx, person);
}

/** Removes name and email from every row of the person's organizations, and of those whose filings they worked on. */
export async function eraseFromRows(ctx: Context, tx: Tx, { id, name, email }: Erased): Promise<void> {
  await tx.execute(sql`select erase_person(${id}::uuid, ${name}::text, ${email}::text)`);
  await eraseFromDesk({ ...ctx, organizationId: noOrganization, mode: 'live' }, tx, id);
}

async function eraseFromDesk(ctx: Context, tx: Tx, id: string): Promise<void> {
  const { author } = operationsNotes;
  await tx
    .update(operationsNotes)
    .set({ author: sql`${author} || '{"name":"Erased person"}'` })
    .where(sql`${author} ->> 'id' = ${id}`);
  const held = await tx
    .update(filings)
    .set(nobodysClaim)
    .where(eq(filings.claimed_by, id))
    .returning({ id: filings.id });
  const released = { before: { claimed_by: id }, after: { claimed_by: null } };
  const each = held.map((filing) => ({ ...filing, ...released }));
  await auditEach(ctx, tx, 'filing.released', 'filing', each);
}

function organizationsOf(tx: Tx, table: typeof memberships | typeof removedMembers, person: string) {
  return tx.select({ organizationId: table.organization_id }).from(table).where(eq(table.person_id, person));
}

async function leave(ctx: Context, tx: Tx, id: string): Promise<void> {
  await lockMembers(ctx, tx);
  const members = await membersOf(ctx, tx);
  const leaving = members.find((member) => member.id === id);
  if (leaving && members.length > 1) await refuseWithoutAdmin(ctx, tx, leaving);
  await endMembership(ctx, tx, id);
  await dropOwn(ctx, tx, id);
  await audit(ctx, tx, 'person.erased', 'person', id, { before: { roles: leaving?.roles ?? [] } });
}

/** Colleagues may have typed the name or the email: a name of one word could be any word, and stays. */
async function eraseFromComments(ctx: Context, tx: Tx, { name, email }: Erased): Promise<void> {
  const forms = name.includes(' ') ? [name, email] : [email];
  for (const mode of Mode.options) {
    for (const form of forms) {
      const said = sql`position(${form} in ${comments.body}) > 0`;
      const body = sql`left(replace(${comments.body}, ${form}, 'Erased person'), 4000)`;
      await tx
        .update(comments)
        .set({ body })
        .where(mine({ ...ctx, mode }, comments, said));
    }
  }
}

/** Keys that they created and did not hand over: otherwise they could come back with them. */
async function endKeys(ctx: Context, tx: Tx, id: string): Promise<void> {
  const revoked = { revoked_at: ctx.now };
  const byThem = and(eq(apiKeys.created_by, id), isNull(apiKeys.revoked_at));
  const ended = await tx.update(apiKeys).set(revoked).where(byThem).returning({
    id: apiKeys.id,
    organizationId: apiKeys.organization_id,
    mode: apiKeys.mode,
  });
  for (const { id: key, ...tenant } of ended) {
    await audit({ ...ctx, ...tenant }, tx, 'api_key.revoked', 'api_key', key, {
      after: { revoked_at: ctx.now.toISOString() },
    });
  }
  await tx
    .update(operatorKeys)
    .set(revoked)
    .where(and(eq(operatorKeys.created_by, id), isNull(operatorKeys.revoked_at)));
}
