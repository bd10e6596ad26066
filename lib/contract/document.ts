import { z } from 'zod';
import { contentTypes, documentTypes, maxDocumentMebibytes } from '#lib/contract/document-types';
import { listOf } from '#lib/contract/list';
import { CivilDate, Id, Mode, Timestamp } from '#lib/contract/scalars';

export const DocumentType = z.enum(documentTypes);
export type DocumentType = z.infer<typeof DocumentType>;

export const FilingDocument = z
  .object({
    id: Id,
    object: z.literal('document'),
    types: z.array(DocumentType).min(1),
    type: DocumentType.meta({ deprecated: true, description: 'The first entry of `types`' }),
    uploaded_at: Timestamp,
  })
  .meta({ id: 'FilingDocument' });
export type FilingDocument = z.infer<typeof FilingDocument>;

export const Document = FilingDocument.extend({
  mode: Mode,
  business_id: Id,
  filename: z.string(),
  size: z.int().meta({ description: 'Bytes' }),
  content_type: z.enum(contentTypes),
  sha256: z.string(),
  issued_on: CivilDate.nullable(),
}).meta({ id: 'Document' });
export type Document = z.infer<typeof Document>;

export const DocumentList = listOf(Document, 'DocumentList');

const oneOrMore = z.preprocess(
  (value) => (value === undefined ? undefined : [value].flat()),
  z.array(DocumentType).max(DocumentType.options.length).optional(),
);

/** The parts of an upload. Types are sent as `types[]`, or as `types`, once for each type. */
export const UploadDocumentRequest = z
  .object({
    file: z
      .custom<File>((part) => part instanceof File, {
        error: 'Send the file as the part named file.',
        params: { code: 'required' },
      })
      .meta({
        type: 'string',
        format: 'binary',
        description: `PDF, PNG, JPEG or TIFF; at most ${maxDocumentMebibytes} MiB`,
      }),
    'types[]': oneOrMore,
    types: oneOrMore,
    issued_on: CivilDate.optional().meta({ description: 'The date on the document itself' }),
  })
  .meta({ id: 'UploadDocumentRequest' });
export type UploadDocumentRequest = z.infer<typeof UploadDocumentRequest>;
