import { eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { paths } from '#lib/config/paths';
import type { AgentMail } from '#lib/contract/agent-mail';
import { timingOf } from '#lib/rules/notice/notice-timing';
import { loadAgentMail } from '#lib/service/agent-mail/read-agent-mail';
import { toAgentMail } from '#lib/service/agent-mail/to-agent-mail';
import type { Context, Parts } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine, ofTenant } from '#lib/service/db/mine';
import { events } from '#lib/service/db/schema/events';
import { notices } from '#lib/service/db/schema/notices';
import { memberships, organizations, people } from '#lib/service/db/schema/organizations';
import { newId } from '#lib/service/ids';
import type { JobPayloads } from '#lib/service/jobs/job-names';
import { enqueueMail } from '#lib/service/mail/enqueue-mail';
import type { Mail } from '#lib/service/mail/mailer';
import { companyOf } from '#lib/service/notice/company-of';
import { mentionsOf } from '#lib/service/notice/mentions-of';
import { type Notice, noticeOf, withdrawalOf } from '#lib/service/notice/notice-of';
import { noticeWords } from '#lib/service/notice/words';
import { tenantContext } from '#lib/service/tenant-context';
import { mailEndpointDisabled } from '#lib/service/webhook/mail-endpoint-disabled';

/**
 * Notifies the people of the organization of an event: by an email at once, or by a row for the daily email. However
 * often the job runs, each of them gets one row and one email.
 */
export async function sendNoticesJob(parts: Parts, payload: JobPayloads['send-notices']): Promise<void> {
  const ctx = tenantContext(parts, payload);
  await parts.database.transaction(async (tx) => {
    const own = eq(organizations.id, ctx.organizationId);
    const [organization] = await tx.select().from(organizations).where(own);
    // The people of the demo are invented.
    if (!organization || organization.is_demo) return;
    if ('comment_id' in payload) await notifyMentioned(ctx, tx, payload.comment_id, organization.name);
    else if ('withdrawn_mail_id' in payload)
      await notifyOfWithdrawal(ctx, tx, payload.withdrawn_mail_id, organization);
    else if ('disabled_endpoint_id' in payload)
      await mailEndpointDisabled(ctx, tx, payload.disabled_endpoint_id, organization.name);
    else await notifyOfEvent(ctx, tx, payload.event_id, organization);
  });
}

type Organization = typeof organizations.$inferSelect;

async function notifyOfEvent(ctx: Context, tx: Tx, id: string, organization: Organization): Promise<void> {
  const [event] = await tx
    .select()
    .from(events)
    .where(mine(ctx, events, eq(events.id, id)));
  if (!event) return;
  const company = await companyOf(ctx, tx, event);
  const notice = company && noticeOf(event, company, ctx.parts.env.BASE_URL);
  if (!notice) return;
  await notifyMembers(ctx, tx, organization.name, event.id, notice);
  if (event.type !== 'agent_mail.received') return;
  await forwardMail(ctx, tx, organization, event.id, event.object as unknown as AgentMail, notice);
}

/** Whoever was notified of a piece of mail gets to know that it was withdrawn. */
async function notifyOfWithdrawal(
  ctx: Context,
  tx: Tx,
  id: string,
  organization: Organization,
): Promise<void> {
  const { mail, business } = await loadAgentMail(ctx, tx, id);
  const shown = toAgentMail(mail, business);
  const notice = withdrawalOf(shown, ctx.parts.env.BASE_URL);
  await notifyMembers(ctx, tx, organization.name, id, notice);
  await forwardMail(ctx, tx, organization, id, shown, notice);
}

/** To the addresses outside of the organization that get mail of this type. */
async function forwardMail(
  ctx: Context,
  tx: Tx,
  { name, agent_mail_forwards }: Organization,
  about: string,
  { type, withdrawn_at }: AgentMail,
  notice: Notice,
): Promise<void> {
  const addresses = agent_mail_forwards.flatMap(({ types, to }) => (types.includes(type) ? to : []));
  for (const address of new Set(addresses)) {
    const row = { ...rowOf(ctx, about, notice), address, sent_at: ctx.now };
    if (!(await insertOnce(tx, row))) continue;
    const text = [notice.body, ...(withdrawn_at ? [] : [noticeWords.forwarded(name)])].join('\n\n');
    await enqueueMail(ctx.parts, tx, { to: address, text, organization: name, ...headOf(ctx, notice) });
  }
}

async function notifyMentioned(ctx: Context, tx: Tx, id: string, organization: string): Promise<void> {
  const mentioned = await mentionsOf(ctx, tx, id);
  if (!mentioned) return;
  await notifyMembers(ctx, tx, organization, id, mentioned.notice, inArray(people.id, mentioned.people));
}

/** `about` is the event or the comment: nobody is notified of it twice. */
async function notifyMembers(
  ctx: Context,
  tx: Tx,
  organization: string,
  about: string,
  notice: Notice,
  who?: SQL,
): Promise<void> {
  const members = await tx
    .select({
      id: people.id,
      email: people.email,
      roles: memberships.roles,
      notices: memberships.notices,
    })
    .from(memberships)
    .innerJoin(people, eq(people.id, memberships.person_id))
    .where(mine(ctx, memberships, isNull(memberships.suspended_at), who))
    .orderBy(people.id);
  for (const { id, email, roles, notices: chosen } of members) {
    const timing = timingOf(chosen, roles, notice.kind);
    if (timing === 'off') continue;
    const sent_at = timing === 'at_once' ? ctx.now : null;
    const row = { ...rowOf(ctx, about, notice), person_id: id, sent_at };
    if (!(await insertOnce(tx, row)) || timing !== 'at_once') continue;
    const link = `${ctx.parts.env.BASE_URL}${paths.notifications(ctx.mode)}`;
    const closing = `${noticeWords.sentTo(organization)} ${noticeWords.settings}\n${link}`;
    const text = [notice.body, closing].join('\n\n');
    await enqueueMail(ctx.parts, tx, { to: email, text, organization, ...headOf(ctx, notice) });
  }
}

function headOf(ctx: Context, { subject, agentMail }: Notice): Pick<Mail, 'subject' | 'unlessWithdrawn'> {
  return { subject, ...(agentMail && { unlessWithdrawn: { ...ofTenant(ctx), id: agentMail } }) };
}

function rowOf(ctx: Context, event_id: string, { kind, subject, body }: Notice) {
  return {
    ...ofTenant(ctx),
    id: newId(ctx.now),
    event_id,
    person_id: null,
    address: null,
    kind,
    subject,
    body,
    created_at: ctx.now,
  };
}

async function insertOnce(tx: Tx, row: typeof notices.$inferInsert): Promise<boolean> {
  const made = await tx.insert(notices).values(row).onConflictDoNothing().returning({ id: notices.id });
  return made.length > 0;
}
