import { z } from 'zod';
import { CivilDate, Id, Mode, Timestamp } from '#lib/contract/scalars';

export const DocumentType = z.enum([
  'passport',
  'drivers_license',
  'national_id',
  'government_id',
  'articles_of_incorporation',
  'certificate_of_formation',
  'operating_agreement',
  'bylaws',
  'ein_letter',
  'ein_letter_alternate',
  'business_license',
  'certificate_of_good_standing',
  'certificate_of_authority',
  'bank_statement',
  'tax_return',
  'filing_confirmation',
  'welcome_letter',
  'proof_of_address',
  'service_of_process',
  'notice',
  'mail',
  'ra_change_confirmation',
  'ra_resignation',
  'receipt',
  'other',
]);
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
  content_type: z.enum(['application/pdf', 'image/png', 'image/jpeg', 'image/tiff']),
  sha256: z.string(),
  issued_on: CivilDate.nullable(),
}).meta({ id: 'Document' });
export type Document = z.infer<typeof Document>;

export const maxDocumentBytes = 25 * 1024 * 1024;
