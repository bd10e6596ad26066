import { eq, inArray } from 'drizzle-orm';
import { documentTypeWords } from '#lib/rules/document/document-words';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { businesses } from '#lib/service/db/schema/businesses';
import { type DocumentRow, documentLinks } from '#lib/service/db/schema/documents';
import { filings } from '#lib/service/db/schema/filings';
import { baseName } from '#lib/service/document/base-name';

const extensions: Record<DocumentRow['content_type'], string> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/tiff': 'tif',
};

/**
 * For example "Ilex & Sons, LLC - Texas - Certificate of authority.pdf", by the id of the document: in a downloads
 * folder, the name says whose document it is and for which state.
 */
export async function savedNames(
  ctx: Context,
  tx: Tx,
  rows: readonly DocumentRow[],
): Promise<Map<string, string>> {
  const { id, legal_name, registration_jurisdiction } = businesses;
  const owners = await tx
    .select({ id, legal_name, registration_jurisdiction })
    .from(businesses)
    .where(mine(ctx, businesses, inArray(id, [...new Set(rows.map((row) => row.business_id))])));
  const links = await tx
    .selectDistinct({ document: documentLinks.document_id, state: filings.jurisdiction })
    .from(documentLinks)
    .innerJoin(filings, mine(ctx, filings, eq(filings.id, documentLinks.parent_id)))
    .where(
      mine(
        ctx,
        documentLinks,
        inArray(
          documentLinks.document_id,
          rows.map((row) => row.id),
        ),
      ),
    );
  const ownerById = new Map(owners.map((owner) => [owner.id, owner]));
  const linksById = Map.groupBy(links, ({ document }) => document);
  return new Map(
    rows.map((row) => {
      const owner = ownerById.get(row.business_id);
      const [link, another] = linksById.get(row.id) ?? [];
      // A document that serves filings in several states is named after the home state of the business.
      const code = link && !another ? link.state : owner?.registration_jurisdiction;
      const state = code && (ctx.parts.jurisdictions.get(code)?.name ?? code);
      return [row.id, nameOf(row, [owner?.legal_name, state])];
    }),
  );
}

function nameOf({ types, content_type }: DocumentRow, of: readonly (string | undefined)[]): string {
  const words = [...of, typeWords(types[0] ?? 'other')].filter(Boolean).join(' - ');
  return `${baseName(words.replaceAll(/[\\/:*?"<>|\s]+/g, ' '))}.${extensions[content_type]}`;
}

/** The kind of a document, for its file name. */
export function typeWords(type: DocumentRow['types'][number]): string {
  return type === 'other' ? 'Document' : documentTypeWords[type];
}
