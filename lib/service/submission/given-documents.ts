import type { FilingDocument } from '#lib/contract/document';
import type { DocumentOnFile } from '#lib/rules/requirement/document-on-file';
import type { Context } from '#lib/service/context';
import { ofTenant } from '#lib/service/db/mine';
import type { documentLinks } from '#lib/service/db/schema/documents';
import type { Ask } from '#lib/service/submission/ask';

/** The documents on file that a submission names in the fields of its state, the oldest first, as its filing shows them. */
export function givenDocuments({
  type,
  rules,
  body,
  documents,
}: Ask & { documents: readonly DocumentOnFile[] }): FilingDocument[] {
  const fields = (rules?.[type].fields ?? []).filter((field) => field.type === 'document');
  const named = new Set(fields.map(({ name }) => body[name]));
  return documents
    .filter(({ id }) => named.has(id))
    .toSorted((a, b) => (`${a.uploaded_at}${a.id}` < `${b.uploaded_at}${b.id}` ? -1 : 1))
    .map(({ id, types, uploaded_at }) => ({
      id,
      object: 'document',
      types: [...types],
      type: types[0] ?? 'other',
      uploaded_at,
    }));
}

/** What makes them the filing's own. */
export function newLinks(
  ctx: Context,
  filingId: string,
  documents: readonly FilingDocument[],
): (typeof documentLinks.$inferSelect)[] {
  return documents.map(({ id }) => ({
    ...ofTenant(ctx),
    document_id: id,
    parent_type: 'filing' as const,
    parent_id: filingId,
  }));
}
