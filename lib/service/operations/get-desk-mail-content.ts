import { eq } from 'drizzle-orm';
import type { OperatorContext } from '#lib/service/context';
import { mine } from '#lib/service/db/mine';
import { withdrawnMail } from '#lib/service/db/schema/agent-mail';
import { type Content, getDocumentContent, openDocument } from '#lib/service/document/get-document-content';
import { notFound } from '#lib/service/errors';
import { acrossOrganizations } from '#lib/service/operations/across-organizations';
import { actingFor, tenantOfMail } from '#lib/service/operations/act-on-filing';

/** The scan of a piece of mail, also after it was withdrawn, so that it can be recorded for the right business. */
export async function getDeskMailContent(operator: OperatorContext, id: string): Promise<Content> {
  const { document_id, ...tenant } = await tenantOfMail(operator, id);
  const ctx = actingFor(operator, tenant);
  if (document_id) return getDocumentContent(ctx, document_id);
  const [kept] = await acrossOrganizations(operator, (tx) =>
    tx
      .select({ document: withdrawnMail.document })
      .from(withdrawnMail)
      .where(mine(ctx, withdrawnMail, eq(withdrawnMail.id, id))),
  );
  if (!kept) throw notFound('scan');
  const { document } = kept;
  return { document, name: document.filename, open: (range) => openDocument(ctx, document.id, range) };
}
