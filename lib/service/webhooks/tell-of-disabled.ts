import type { Context } from '#lib/service/context';
import type { WebhookEndpointRow } from '#lib/service/db/schema/webhooks';
import { readTenantAdmins } from '#lib/service/webhooks/read-tenant-admins';

const reasons = {
  gone: 'it answered 410 Gone',
  failing: 'nothing that was sent to it succeeded for five days',
  partner: 'it was switched off by hand',
} as const;

/** Writes to the organization's administrators that an endpoint was switched off. A mail that fails is logged. */
export async function tellOfDisabled(ctx: Context, endpoint: WebhookEndpointRow): Promise<void> {
  const { mailer, log, env } = ctx.parts;
  const reason = reasons[endpoint.disabled_reason ?? 'failing'];
  try {
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
