import { sql } from 'drizzle-orm';
import { fileTypeFromBuffer } from 'file-type';
import type { Document, DocumentType } from '#lib/contract/document';
import { contentTypes } from '#lib/contract/document-types';
import { loadBusiness } from '#lib/service/business/get-business';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { readRows } from '#lib/service/db/read-rows';
import { lockCall, withTenant } from '#lib/service/db/tenant';
import { baseName } from '#lib/service/document/base-name';
import { loadDocument } from '#lib/service/document/get-document';
import {
  insertDocument,
  type NewDocument,
  putDocumentBytes,
  removeUnrecordedBytes,
} from '#lib/service/document/store-document';
import { toDocument } from '#lib/service/document/to-document';
import { invalid, ProblemError } from '#lib/service/errors';
import { newId } from '#lib/service/ids';
import { madeBefore, makeOnce, type Once } from '#lib/service/submission/make-once';

export type Upload = {
  file: File;
  types: readonly DocumentType[];
  issuedOn: string | null;
  /** Rows to be written in the same commit as the document. */
  also?: (tx: Tx, document: Document) => Promise<void>;
  audited?: NewDocument['audited'];
};

export async function uploadDocument(
  ctx: Context,
  businessId: string,
  { file, types, issuedOn, also, audited }: Upload,
  once?: Once,
): Promise<Document> {
  const show = async (tx: Tx, made: string) => toDocument(await loadDocument(ctx, tx, made));
  const before = await withTenant(ctx, async (tx) => {
    await loadBusiness(ctx, tx, businessId);
    return madeBefore(ctx, tx, once, show);
  });
  if (before) return before;
  if (types.length === 0) {
    throw refused('/types[]', 'required', 'Say what kind of document this is: send at least one types[].');
  }
  const bytes = Buffer.from(await file.arrayBuffer());
  if (bytes.byteLength === 0) throw refused('/file', 'empty_file', 'The file is empty.');
  const contentType = await sniffContentType(bytes);
  if (!contentType) throw refused('/file', 'unsupported_file', 'Send a PDF, PNG, JPEG or TIFF file.');

  // Before the bytes are stored, and again in the commit, because several uploads may have come this far.
  await withTenant(ctx, (tx) => refuseOverLimit(ctx, tx, bytes.byteLength));
  const id = newId(ctx.now);
  await putDocumentBytes(ctx, id, bytes, contentType);
  try {
    const make = async (tx: Tx) => {
      await refuseOverLimit(ctx, tx, bytes.byteLength);
      const business = await loadBusiness(ctx, tx, businessId);
      const document = await insertDocument(ctx, tx, {
        id,
        businessId: business.id,
        types: [...new Set(types)],
        filename: baseName(file.name),
        bytes,
        contentType,
        issuedOn,
        audited,
      });
      await also?.(tx, document);
      return document;
    };
    const document = await makeOnce(ctx, once, { make, show });
    if (document.id !== id) await removeUnrecordedBytes(ctx, id);
    return document;
  } catch (error) {
    await removeUnrecordedBytes(ctx, id);
    throw error;
  }
}

/** The content type of the bytes, whatever the file is called; null for a type that is not accepted. */
async function sniffContentType(bytes: Uint8Array): Promise<Document['content_type'] | null> {
  // The detector throws on a truncated file of another type.
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return contentTypes.find((type) => type === found?.mime) ?? null;
}

function refused(pointer: string, code: string, detail: string): ProblemError {
  return invalid([{ pointer, code, detail }]);
}

const mebibyte = 1024 * 1024;

/** Counts both modes together: they share one store. Until the transaction ends, no other upload is counted. */
async function refuseOverLimit({ organizationId, parts }: Context, tx: Tx, bytes: number): Promise<void> {
  const most = parts.env.STORAGE_LIMIT_MB;
  if (most === 0) return;
  await tx.run(lockCall(`${organizationId} storage`));
  const [row] = await readRows(tx, sql`select stored_bytes() as stored`);
  if (Number(row?.stored) + bytes <= most * mebibyte) return;
  throw new ProblemError(
    'storage_limit_reached',
    `The documents of your organization may have ${most} MiB together, and this one would not fit.`,
  );
}
