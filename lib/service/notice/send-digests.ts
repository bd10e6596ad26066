import { asc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { paths } from '#lib/config/paths';
import { keptDays } from '#lib/contract/lifetimes';
import { dayMs } from '#lib/rules/calendar/durations';
import { acceptsResponse } from '#lib/rules/case/case-state';
import { timingOf } from '#lib/rules/notice/notice-timing';
import type { Context, Parts } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { hasOneOf } from '#lib/service/db/has-one-of';
import { mine, sameTenant } from '#lib/service/db/mine';
import { agentMail } from '#lib/service/db/schema/agent-mail';
import { cases } from '#lib/service/db/schema/cases';
import { commentMentions } from '#lib/service/db/schema/comments';
import { events } from '#lib/service/db/schema/events';
import { notices } from '#lib/service/db/schema/notices';
import { obligations } from '#lib/service/db/schema/obligations';
import { memberships, people } from '#lib/service/db/schema/organizations';
import { enqueueMail } from '#lib/service/mail/enqueue-mail';
import { noticeWords } from '#lib/service/notice/words';
import { getOrganization } from '#lib/service/organization/get-organization';
import { tenantContext } from '#lib/service/tenant-context';
import { TenantFailures } from '#lib/service/tenant-failures';

const mostListed = 50;

const about = sql`(${events.object} ->> 'id')::uuid`;

/**
 * Sends one email for each person and organization with everything that was collected for it; the rows are marked in
 * the same commit. Old rows are removed. An organization whose emails fail does not stop the others; it throws at the
 * end.
 */
export async function sendDigestsJob(parts: Parts): Promise<void> {
  const { db } = parts.database;
  const tenants = await db
    .selectDistinct({ organization_id: notices.organization_id, mode: notices.mode })
    .from(notices)
    .where(isNull(notices.sent_at));
  const failures = new TenantFailures();
  for (const tenant of tenants) {
    const ctx = tenantContext(parts, tenant);
    await failures.attempt(ctx, () => parts.database.transaction((tx) => sendDigests(ctx, tx)));
  }
  const oldest = new Date(parts.clock().getTime() - keptDays * dayMs);
  await db.delete(notices).where(lt(notices.created_at, oldest));
  failures.throwAny('Not sent');
}

async function sendDigests(ctx: Context, tx: Tx): Promise<void> {
  const { name } = await getOrganization(ctx, tx);
  const waiting = await readWaiting(ctx, tx);
  const subjectOf = ({ id, email, case_id }: Waiting) => `${email} ${case_id ?? id}`;
  const latest = new Map(waiting.map((row) => [subjectOf(row), row.id]));
  // Since they were collected, the choice may have changed, a case been answered or been asked again, a report filed, put
  // off or overdue, mail been withdrawn, or a comment read or deleted.
  const isWanted = (row: Waiting) =>
    latest.get(subjectOf(row)) === row.id &&
    timingOf(row.chosen, row.roles, row.kind) !== 'off' &&
    (row.asked === null || acceptsResponse(row.asked)) &&
    (row.duty === null || row.duty === row.duty_then) &&
    row.withdrawn_at === null &&
    (row.kind !== 'mention' || row.is_unread);
  const { unwanted = [], wanted = [] } = Object.groupBy(waiting, (row) =>
    isWanted(row) ? 'wanted' : 'unwanted',
  );
  await tx.delete(notices).where(mine(ctx, notices, isOneOf(unwanted)));
  for (const [to, rows] of Map.groupBy(wanted, ({ email }) => email)) {
    const hidden = rows.length - mostListed;
    const linked = (words: string, path: string) => `${words}\n${ctx.parts.env.BASE_URL}${path}`;
    const text = [
      ...rows.slice(0, mostListed).map(({ subject, body }) => `${subject}\n${body}`),
      ...(hidden > 0
        ? [linked(noticeWords.digest.more(hidden), paths.home(ctx.mode, { of: ctx.organizationId }))]
        : []),
      linked(noticeWords.settings, paths.notifications(ctx.mode)),
    ].join('\n\n');
    const subject = `${name}: ${noticeWords.digest.subject(rows.length)}`;
    await enqueueMail(ctx.parts, tx, { to, subject, text, organization: name, isList: true });
    await tx
      .update(notices)
      .set({ sent_at: ctx.now })
      .where(mine(ctx, notices, isOneOf(rows)));
  }
}

type Waiting = Awaited<ReturnType<typeof readWaiting>>[number];

/** What was collected and not sent yet, oldest first, and what has become of it. */
function readWaiting(ctx: Context, tx: Tx) {
  const ofMember = mine(
    ctx,
    memberships,
    eq(memberships.person_id, notices.person_id),
    isNull(memberships.suspended_at),
  );
  const ofMention = sameTenant(
    commentMentions,
    notices,
    eq(commentMentions.comment_id, notices.event_id),
    eq(commentMentions.person_id, notices.person_id),
    isNull(commentMentions.read_at),
  );
  const is_unread = sql<boolean>`exists (select from ${commentMentions} where ${ofMention})`;
  return tx
    .select({
      id: notices.id,
      kind: notices.kind,
      subject: notices.subject,
      body: notices.body,
      email: people.email,
      roles: memberships.roles,
      chosen: memberships.notices,
      case_id: cases.id,
      asked: cases.status,
      duty: obligations.status,
      duty_then: sql<string | null>`${events.object} ->> 'status'`,
      withdrawn_at: agentMail.withdrawn_at,
      is_unread,
    })
    .from(notices)
    .innerJoin(people, eq(people.id, notices.person_id))
    .innerJoin(memberships, ofMember)
    .leftJoin(events, sameTenant(events, notices, eq(events.id, notices.event_id)))
    .leftJoin(cases, sameTenant(cases, notices, eq(cases.id, about)))
    .leftJoin(obligations, sameTenant(obligations, notices, eq(obligations.id, about)))
    .leftJoin(agentMail, sameTenant(agentMail, notices, eq(agentMail.id, about)))
    .where(mine(ctx, notices, isNull(notices.sent_at)))
    .orderBy(asc(notices.id))
    .for('update', { of: notices, skipLocked: true });
}

function isOneOf(rows: readonly { id: string }[]): SQL {
  return hasOneOf(notices.id, rows.map(({ id }) => id).join());
}
