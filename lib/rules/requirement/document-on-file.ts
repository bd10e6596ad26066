import type { DocumentType } from '#lib/contract/document';

/** A document of the business, as far as the rules look at it. */
export type DocumentOnFile = {
  id: string;
  types: readonly DocumentType[];
  issued_on: string | null;
  uploaded_at: string;
  filename?: string;
};
