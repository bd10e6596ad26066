import type { Document } from '#lib/contract/document';
import { ids } from '#lib/service/reference/examples/ids';

export const certificate: Document = {
  id: ids.document,
  object: 'document',
  types: ['certificate_of_authority'],
  type: 'certificate_of_authority',
  uploaded_at: '2026-11-21T09:50:00.000Z',
  mode: 'test',
  business_id: ids.registration,
  filename: 'certificate-of-authority.pdf',
  size: 48_213,
  content_type: 'application/pdf',
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  issued_on: '2026-11-21',
};
