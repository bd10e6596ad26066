import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { AgentMail, UploadAgentMailRequest } from '#lib/contract/agent-mail';
import type { Document } from '#lib/contract/document';
import { loadAgentMail, selectAgentMail } from '#lib/service/agent-mail/read-agent-mail';
import { refuseUnserved } from '#lib/service/agent-mail/refuse-unserved';
import { toAgentMail } from '#lib/service/agent-mail/to-agent-mail';
import { loadBusiness, lockBusiness } from '#lib/service/business/get-business';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine, ofTenant, sameTenant } from '#lib/service/db/mine';
import { type AgentMailRow, agentMail } from '#lib/service/db/schema/agent-mail';
import { documents } from '#lib/service/db/schema/documents';
import { withTenant } from '#lib/service/db/tenant';
import { uploadDocument } from '#lib/service/document/upload-document';
import { ProblemError } from '#lib/service/errors';
import { recordEvent } from '#lib/service/event/record-event';
import { newId } from '#lib/service/ids';
import { madeBefore, type Once } from '#lib/service/submission/make-once';

// The audit log never forgets, and mail may turn out to be another company’s.
const auditedOfMail = ['id', 'business_id', 'type', 'received_on', 'document_id'] as const;

/**
 * Delivers a piece of mail to the partner in one commit: the scan as a document of the business, and the event, about
 * which people get emails. The same scan for the same business and day is received once under each type, so that one of
 * a wrong type can be sent again.
 */
export async function receiveAgentMail(
  ctx: Context,
  businessId: string,
  { file, type, sender, received_on }: UploadAgentMailRequest,
  once?: Once,
): Promise<AgentMail> {
  const sha256 = createHash('sha256')
    .update(Buffer.from(await file.arrayBuffer()))
    .digest('hex');
  const scan = { businessId, sha256, type, received_on };
  const before = await withTenant(ctx, async (tx) => {
    const replay = await madeBefore(ctx, tx, once, (_tx, id) => mailOfDocument(ctx, tx, id));
    const known = replay ?? (await findReceived(ctx, tx, scan));
    if (!known) await refuseUnserved(ctx, tx, businessId, received_on);
    return known;
  });
  if (before) return before;
  const received: AgentMail[] = [];
  const also = async (tx: Tx, document: Document) => {
    const business = await loadBusiness(ctx, tx, document.business_id);
    await refuseSecond(ctx, tx, scan);
    const row: AgentMailRow = {
      ...ofTenant(ctx),
      id: newId(ctx.now),
      business_id: business.id,
      document_id: document.id,
      type,
      sender,
      received_on,
      read_at: null,
      tags: [],
      note: null,
      withdrawn_at: null,
      withdrawn_reason: null,
      created_at: ctx.now,
      updated_at: ctx.now,
    };
    await tx.insert(agentMail).values(row);
    const mail = toAgentMail(row, business);
    await recordEvent(ctx, tx, { type: 'agent_mail.received', object: mail, audited: auditedOfMail });
    received.push(mail);
  };
  const audited = ['id', 'business_id', 'types'] as const;
  const upload = { file, types: [type], issuedOn: null, also, audited };
  const { id } = await uploadDocument(ctx, businessId, upload, once);
  return received.at(-1) ?? withTenant(ctx, (tx) => mailOfDocument(ctx, tx, id));
}

async function mailOfDocument(ctx: Context, tx: Tx, documentId: string): Promise<AgentMail> {
  const [found] = await selectAgentMail(tx).where(
    mine(ctx, agentMail, eq(agentMail.document_id, documentId)),
  );
  if (!found) throw new ProblemError('conflict', 'What this key uploaded was withdrawn since.');
  return toAgentMail(found.mail, found.business);
}

/**
 * Of two uploads at once, the later waits here for the first, and is refused. Both have inserted a document of the
 * business already, which locks its key: a lock that included the key would deadlock.
 */
async function refuseSecond(ctx: Context, tx: Tx, scan: Scan): Promise<void> {
  await lockBusiness(ctx, tx, scan.businessId);
  if (!(await findReceived(ctx, tx, scan))) return;
  throw new ProblemError(
    'conflict',
    'This scan was uploaded at the same moment. It is with the partner already.',
  );
}

type Scan = Pick<AgentMailRow, 'type' | 'received_on'> & { businessId: string; sha256: string };

async function findReceived(ctx: Context, tx: Tx, { businessId, sha256, type, received_on }: Scan) {
  const [found] = await tx
    .select({ id: agentMail.id })
    .from(agentMail)
    .innerJoin(documents, sameTenant(documents, agentMail, eq(documents.id, agentMail.document_id)))
    .where(
      mine(
        ctx,
        agentMail,
        eq(agentMail.business_id, businessId),
        eq(agentMail.type, type),
        eq(agentMail.received_on, received_on),
        eq(documents.sha256, sha256),
      ),
    );
  if (!found) return null;
  const { mail, business } = await loadAgentMail(ctx, tx, found.id);
  return toAgentMail(mail, business);
}
