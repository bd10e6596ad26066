import { type Document, type DocumentType, maxDocumentBytes } from '#lib/contract/document';
import type { Context } from '#lib/service/context';
import { withTenant } from '#lib/service/db/tenant';
import { baseName } from '#lib/service/documents/base-name';
import { sniffContentType } from '#lib/service/documents/sniff-content-type';
import { invalid, ProblemError } from '#lib/service/errors';
import { newId } from '#lib/service/ids';
import { loadBusiness } from '#lib/service/verbs/business/get-business';
import {
  insertDocument,
  putDocumentBytes,
  removeUnrecordedBytes,
} from '#lib/service/verbs/document/store-document';

export interface Upload {
  file: File;
  types: readonly DocumentType[];
  issuedOn: string | null;
}

export async function uploadDocument(
  ctx: Context,
  businessId: string,
  { file, types, issuedOn }: Upload,
): Promise<Document> {
  await withTenant(ctx, (tx) => loadBusiness(ctx, tx, businessId));
  if (types.length === 0) {
    throw refused('/types', 'required', 'Say what kind of document this is: send at least one types[].');
  }
  if (file.size > maxDocumentBytes) {
    throw new ProblemError('body_too_large', 'A document may have at most 25 MiB.');
  }
  const bytes = Buffer.from(await file.arrayBuffer());
  if (bytes.byteLength === 0) throw refused('/file', 'empty_file', 'The file is empty.');
  const contentType = await sniffContentType(bytes);
  if (!contentType) throw refused('/file', 'unsupported_file', 'Send a PDF, PNG, JPEG or TIFF file.');

  const id = newId(ctx.now);
  await putDocumentBytes(ctx, id, bytes, contentType);
  try {
    return await withTenant(ctx, async (tx) => {
      const business = await loadBusiness(ctx, tx, businessId);
      return insertDocument(ctx, tx, {
        id,
        businessId: business.id,
        types: [...new Set(types)],
        filename: baseName(file.name),
        bytes,
        contentType,
        issuedOn,
      });
    });
  } catch (error) {
    await removeUnrecordedBytes(ctx, id);
    throw error;
  }
}

function refused(pointer: string, code: string, detail: string): ProblemError {
  return invalid([{ pointer, code, detail }]);
}
