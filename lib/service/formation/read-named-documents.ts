import { inArray } from 'drizzle-orm';
import type { DocumentOnFile } from '#lib/rules/requirement/document-on-file';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { documents } from '#lib/service/db/schema/documents';
import { toDocumentOnFile } from '#lib/service/document/to-document';
import { isId } from '#lib/service/ids';
import type { Ask } from '#lib/service/submission/ask';

/** The documents that the body names. The new company has none of its own yet, so any of the account's may be named. */
export async function readNamedDocuments(
  ctx: Context,
  tx: Tx,
  { type, rules, body }: Ask,
): Promise<DocumentOnFile[]> {
  const named = (rules?.[type].fields ?? [])
    .filter((field) => field.type === 'document')
    .map((field) => body[field.name])
    .filter((value): value is string => typeof value === 'string' && isId(value));
  if (named.length === 0) return [];
  const rows = await tx
    .select()
    .from(documents)
    .where(mine(ctx, documents, inArray(documents.id, named)));
  return rows.map(toDocumentOnFile);
}
