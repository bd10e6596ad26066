import { and, arrayContains, eq, isNull, lte, or } from 'drizzle-orm';
import { failingDays, keptDays } from '#lib/contract/lifetimes';
import { dayMs } from '#lib/rules/calendar/durations';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { memberships, people } from '#lib/service/db/schema/organizations';
import { type WebhookEndpointRow, webhookEndpoints } from '#lib/service/db/schema/webhooks';
import { enqueueMail } from '#lib/service/mail/enqueue-mail';
import { noticeWords } from '#lib/service/notice/words';

const reasons = {
  gone: 'it answered 410 Gone',
  failing: `nothing that was sent to it succeeded for ${failingDays} days`,
  partner: 'it was switched off by hand',
} as const;

/**
 * Notifies the organization's administrators by email that an endpoint was disabled, at most once a day: one that is
 * enabled and fails repeatedly would fill their mailboxes. One that was enabled meanwhile, or deleted, is not mentioned.
 */
export async function mailEndpointDisabled(
  ctx: Context,
  tx: Tx,
  id: string,
  organization: string,
): Promise<void> {
  const endpoint = await markMailed(ctx, tx, id);
  if (!endpoint?.disabled_reason) return;
  const subject = `Webhooks to ${new URL(endpoint.url).host} were switched off`;
  const text = [
    `The webhook endpoint ${endpoint.url} (${ctx.mode} mode) was switched off because ${reasons[endpoint.disabled_reason]}.`,
    `Events since then are kept for ${keptDays} days. Once the receiver works again, enable the endpoint and recover what it missed:`,
    `${ctx.parts.env.BASE_URL}/${ctx.mode}/developers/webhooks/${endpoint.id}`,
    noticeWords.sentTo(organization),
  ].join('\n\n');
  for (const to of await readTenantAdmins(ctx, tx))
    await enqueueMail(ctx.parts, tx, { to, subject, text, organization, mode: ctx.mode });
}

/** The email addresses of an organization's administrators. */
async function readTenantAdmins(ctx: Context, tx: Tx): Promise<string[]> {
  const { roles, suspended_at } = memberships;
  const rows = await tx
    .select({ email: people.email })
    .from(memberships)
    .innerJoin(people, eq(people.id, memberships.person_id))
    .where(mine(ctx, memberships, arrayContains(roles, ['administrator']), isNull(suspended_at)))
    .orderBy(people.email);
  return rows.map(({ email }) => email);
}

/**
 * The disabled endpoint, if no email was sent about it today: in real time, also for a test key whose clock was moved,
 * because the email is real too.
 */
async function markMailed(ctx: Context, tx: Tx, id: string): Promise<WebhookEndpointRow | undefined> {
  const now = ctx.parts.clock();
  const lastMail = webhookEndpoints.disabled_mail_at;
  const before = or(isNull(lastMail), lte(lastMail, new Date(now.getTime() - dayMs)));
  const own = and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.status, 'disabled'), before);
  const [endpoint] = await tx
    .update(webhookEndpoints)
    .set({ disabled_mail_at: now })
    .where(mine(ctx, webhookEndpoints, own))
    .returning();
  return endpoint;
}
