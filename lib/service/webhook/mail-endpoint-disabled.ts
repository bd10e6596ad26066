import { eq, isNull, lte, or } from 'drizzle-orm';
import type { Context } from '#lib/service/context';
import { mine } from '#lib/service/db/mine';
import { type WebhookEndpointRow, webhookEndpoints } from '#lib/service/db/schema/webhooks';
import { withTenant } from '#lib/service/db/tenant';
import { readTenantAdmins } from '#lib/service/webhook/read-tenant-admins';

const reasons = {
  gone: 'it answered 410 Gone',
  failing: 'nothing that was sent to it succeeded for five days',
  partner: 'it was switched off by hand',
} as const;

const dayMs = 86_400_000;

/**
 * Notifies the organization's administrators by email that an endpoint was disabled, at most once a day: one that is
 * enabled and fails repeatedly would fill their mailboxes. An email that fails is logged.
 */
export async function mailEndpointDisabled(ctx: Context, endpoint: WebhookEndpointRow): Promise<void> {
  const { mailer, log, env } = ctx.parts;
  const reason = reasons[endpoint.disabled_reason ?? 'failing'];
  try {
    if (!(await isFirstToday(ctx, endpoint))) return;
    for (const to of await readTenantAdmins(ctx)) {
      await mailer.send({
        to,
        subject: `Webhooks to ${new URL(endpoint.url).host} were switched off`,
        text: [
          `The webhook endpoint ${endpoint.url} (${ctx.mode} mode) was switched off because ${reason}.`,
          `Events since then are kept for 30 days. Once the receiver works again, enable the endpoint and recover what it missed:`,
          `${env.BASE_URL}/${ctx.mode}/developers/webhooks/${endpoint.id}`,
        ].join('\n\n'),
      });
    }
  } catch (error) {
    log.error({ err: error, webhook_endpoint: endpoint.id }, 'a mail could not be sent');
  }
}

/** Real time, also for a test key whose clock was moved, because the email is real too. */
async function isFirstToday(ctx: Context, { id }: WebhookEndpointRow): Promise<boolean> {
  const now = ctx.parts.clock();
  const lastMail = webhookEndpoints.disabled_mail_at;
  const rows = await withTenant(ctx, (tx) =>
    tx
      .update(webhookEndpoints)
      .set({ disabled_mail_at: now })
      .where(
        mine(
          ctx,
          webhookEndpoints,
          eq(webhookEndpoints.id, id),
          or(isNull(lastMail), lte(lastMail, new Date(now.getTime() - dayMs))),
        ),
      )
      .returning({ id: webhookEndpoints.id }),
  );
  return rows.length > 0;
}
