import { asc, inArray, isNotNull, or } from 'drizzle-orm';
import { may } from '#lib/rules/person/permissions';
import { mine } from '#lib/service/db/mine';
import { webhookEndpoints } from '#lib/service/db/schema/webhooks';
import { defineNeed } from '#lib/service/overview/needs/need';
import { toWebhookEndpoint } from '#lib/service/webhook/to-webhook-endpoint';

const isFailing = or(
  isNotNull(webhookEndpoints.failing_since),
  inArray(webhookEndpoints.disabled_reason, ['failing', 'gone']),
);

/** Endpoints that fail or were disabled for failing, for those who may fix them. */
export const webhookNeed = defineNeed({
  table: webhookEndpoints,
  owner: 'ours',
  waits: ({ roles }) => (may(roles, 'develop') ? (isFailing ?? null) : null),
  rows: async (ctx, tx, conditions, most) => {
    const rows = await tx
      .select()
      .from(webhookEndpoints)
      .where(mine(ctx, webhookEndpoints, ...conditions))
      .orderBy(asc(webhookEndpoints.id))
      .limit(most);
    // Attempts are made in real time, and the home page says how long ago anything was by the time of the mode.
    const ahead = ctx.mode === 'test' ? ctx.now.getTime() - ctx.parts.clock().getTime() : 0;
    return rows.map(({ failing_since, ...row }) =>
      toWebhookEndpoint({
        ...row,
        failing_since: failing_since && new Date(failing_since.getTime() + ahead),
      }),
    );
  },
});
