import { eq, sql } from 'drizzle-orm';
import type { AgentMail } from '#lib/contract/agent-mail';
import { lockAgentMail } from '#lib/service/agent-mail/read-agent-mail';
import { toAgentMail } from '#lib/service/agent-mail/to-agent-mail';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine, ofTenant } from '#lib/service/db/mine';
import { type AgentMailRow, agentMail, withdrawnMail } from '#lib/service/db/schema/agent-mail';
import { obligations } from '#lib/service/db/schema/obligations';
import { withTenant } from '#lib/service/db/tenant';
import { loadDocument } from '#lib/service/document/get-document';
import { removeDocument } from '#lib/service/document/remove-document';
import { toDocument } from '#lib/service/document/to-document';
import { ProblemError } from '#lib/service/errors';
import { audit } from '#lib/service/event/record-event';

/**
 * Takes back a piece of mail that was recorded for the wrong business. Its scan and sender are gone for the partner, also
 * from the events; the piece stays, unread again, and says why. The bytes of the scan stay for the desk. Throws
 * `conflict` if it was withdrawn for another reason.
 */
export function withdrawAgentMail(ctx: Context, id: string, reason: string): Promise<AgentMail> {
  return withTenant(ctx, async (tx) => {
    const { mail, business } = await lockAgentMail(ctx, tx, id);
    if (mail.withdrawn_at !== null) {
      refuseOtherReason(mail, reason);
      return toAgentMail(mail, business);
    }
    await keepForDesk(ctx, tx, mail);
    const changes = {
      sender: null,
      document_id: null,
      withdrawn_at: ctx.now,
      withdrawn_reason: reason,
      // Whoever has read it may have acted on it.
      read_at: null,
      updated_at: ctx.now,
    };
    await tx
      .update(agentMail)
      .set(changes)
      .where(mine(ctx, agentMail, eq(agentMail.id, mail.id)));
    const shown = toAgentMail({ ...mail, ...changes }, business);
    if (mail.document_id) await removeScan(ctx, tx, mail.document_id);
    await tx.execute(sql`select redact_withdrawn_mail(${mail.id}::uuid, ${JSON.stringify(shown)}::jsonb)`);
    await audit(ctx, tx, 'agent_mail.withdrawn', 'agent_mail', mail.id, {
      before: { withdrawn_at: null },
      after: { withdrawn_at: shown.withdrawn_at, reason },
    });
    const payload = { organization_id: ctx.organizationId, mode: ctx.mode, withdrawn_mail_id: mail.id };
    await ctx.parts.jobs.enqueue(tx, 'send-notices', payload);
    return shown;
  });
}

function refuseOtherReason({ withdrawn_reason }: AgentMailRow, reason: string): void {
  if (withdrawn_reason !== reason) throw withdrawnBefore(withdrawn_reason ?? '');
}

export function withdrawnBefore(reason: string): ProblemError {
  const detail = `It was withdrawn before, and nothing was changed now. The reason shown to the partner: “${reason}”`;
  return new ProblemError('conflict', detail);
}

async function keepForDesk(ctx: Context, tx: Tx, { id, sender, document_id }: AgentMailRow): Promise<void> {
  const document = toDocument(await loadDocument(ctx, tx, document_id ?? ''));
  const row = { ...ofTenant(ctx), id, sender: sender ?? '', document, withdrawn_by: ctx.actor };
  await tx.insert(withdrawnMail).values(row);
}

/** The scan, where it proves that a report was filed too. */
async function removeScan(ctx: Context, tx: Tx, id: string): Promise<void> {
  await tx
    .update(obligations)
    .set({ document_id: null, updated_at: ctx.now })
    .where(mine(ctx, obligations, eq(obligations.document_id, id)));
  await removeDocument(ctx, tx, id);
}
