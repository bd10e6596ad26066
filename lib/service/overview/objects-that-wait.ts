import { inArray } from 'drizzle-orm';
import type { SnoozedObject } from '#lib/contract/snooze';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { agentMail } from '#lib/service/db/schema/agent-mail';
import { approvals } from '#lib/service/db/schema/approvals';
import { cases } from '#lib/service/db/schema/cases';
import { documents } from '#lib/service/db/schema/documents';
import { filings } from '#lib/service/db/schema/filings';
import { obligations } from '#lib/service/db/schema/obligations';
import { plans } from '#lib/service/db/schema/plans';
import { webhookEndpoints } from '#lib/service/db/schema/webhooks';
import { notFound } from '#lib/service/errors';

const tables = {
  filing: filings,
  case: cases,
  agent_mail: agentMail,
  plan: plans,
  obligation: obligations,
  approval: approvals,
  document: documents,
  webhook_endpoint: webhookEndpoints,
} as const satisfies Record<SnoozedObject, unknown>;

/** Throws `not_found` if one of these ids is not the organization’s own. */
export async function refuseUnknown(
  ctx: Context,
  tx: Tx,
  object: SnoozedObject,
  ids: readonly string[],
): Promise<void> {
  const table = tables[object];
  const own = await tx
    .select({ id: table.id })
    .from(table)
    .where(mine(ctx, table, inArray(table.id, [...ids])));
  if (own.length < ids.length) throw notFound(object.replace('_', ' '));
}
