import { eq } from 'drizzle-orm';
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
 * For example "Ilex & Sons, LLC - Texas - Certificate of authority.pdf": in a downloads folder, the name says whose
 * document it is and for which state.
 */
export async function savedName(ctx: Context, tx: Tx, document: DocumentRow): Promise<string> {
  const [business] = await tx
    .select()
    .from(businesses)
    .where(mine(ctx, businesses, eq(businesses.id, document.business_id)));
  const states = await tx
    .selectDistinct({ code: filings.jurisdiction })
    .from(documentLinks)
    .innerJoin(filings, mine(ctx, filings, eq(filings.id, documentLinks.parent_id)))
    .where(mine(ctx, documentLinks, eq(documentLinks.document_id, document.id)))
    .limit(2);
  // A document that serves filings in several states is named after the home state of the business.
  const code = states.length === 1 ? states[0]?.code : business?.registration_jurisdiction;
  const state = code && (ctx.parts.jurisdictions.get(code)?.name ?? code);
  const parts = [business?.legal_name, state, typeWords(document.types[0] ?? 'other')];
  return `${baseName(
    parts
      .filter(Boolean)
      .join(' - ')
      .replaceAll(/[\\/:*?"<>|]/g, ' '),
  )}.${extensions[document.content_type]}`;
}

/** The kind of a document, for its file name. */
export function typeWords(type: DocumentRow['types'][number]): string {
  if (type === 'other') return 'Document';
  const words = type
    .replaceAll('_', ' ')
    .replace(/^ein\b/, 'EIN')
    .replace(/^ra\b/, 'registered agent');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
