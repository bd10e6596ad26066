import { arrayContains, eq, isNull, lte, or } from 'drizzle-orm';
import { failingDays, keptDays } from '#lib/contract/lifetimes';
import { dayMs } from '#lib/rules/calendar/durations';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { memberships, people } from '#lib/service/db/schema/organizations';
import { type WebhookEndpointRow, webhookEndpoints } from '#lib/service/db/schema/webhooks';
import { enqueueMail } from '#lib/service/mail/enqueue-mail';
import { noticeWords } from '#lib/service/notice/words';
import { getOrganization } from '#lib/service/organization/get-organization';

const reasons = {
  gone: 'it answered 410 Gone',
  failing: `nothing that was sent to it succeeded for ${failingDays} days`,
  partner: 'it was switched off by hand',
} as const;

/**
 * Notifies the organization's administrators by email that an endpoint was disabled, at most once a day: one that is
 * enabled and fails repeatedly would fill their mailboxes. The emails are queued, so that no delivery waits for the
 * mail server, and each is retried until it accepts it.
 */
export async function mailEndpointDisabled(ctx: Context, endpoint: WebhookEndpointRow): Promise<void> {
  const { database, env } = ctx.parts;
  const admins = await readTenantAdmins(ctx);
  const subject = `Webhooks to ${new URL(endpoint.url).host} were switched off`;
  const about = [
    `The webhook endpoint ${endpoint.url} (${ctx.mode} mode) was switched off because ${reasons[endpoint.disabled_reason ?? 'failing']}.`,
    `Events since then are kept for ${keptDays} days. Once the receiver works again, enable the endpoint and recover what it missed:`,
    `${env.BASE_URL}/${ctx.mode}/developers/webhooks/${endpoint.id}`,
  ];
  await database.transaction(async (tx) => {
    if (!(await isFirstToday(ctx, tx, endpoint))) return;
    const { name } = await getOrganization(ctx, tx);
    const text = [...about, noticeWords.sentTo(name)].join('\n\n');
    for (const to of admins)
      await enqueueMail(ctx.parts, tx, { to, subject, text, organization: name, mode: ctx.mode });
  });
}

/** The email addresses of an organization's administrators. */
async function readTenantAdmins(ctx: Context): Promise<string[]> {
  const { roles, suspended_at } = memberships;
  const rows = await ctx.parts.database.db
    .select({ email: people.email })
    .from(memberships)
    .innerJoin(people, eq(people.id, memberships.person_id))
    .where(mine(ctx, memberships, arrayContains(roles, ['administrator']), isNull(suspended_at)))
    .orderBy(people.email);
  return rows.map(({ email }) => email);
}

/** Real time, also for a test key whose clock was moved, because the email is real too. */
async function isFirstToday(ctx: Context, tx: Tx, { id }: WebhookEndpointRow): Promise<boolean> {
  const now = ctx.parts.clock();
  const lastMail = webhookEndpoints.disabled_mail_at;
  const before = or(isNull(lastMail), lte(lastMail, new Date(now.getTime() - dayMs)));
  const rows = await tx
    .update(webhookEndpoints)
    .set({ disabled_mail_at: now })
    .where(mine(ctx, webhookEndpoints, eq(webhookEndpoints.id, id), before))
    .returning({ id: webhookEndpoints.id });
  return rows.length > 0;
}
