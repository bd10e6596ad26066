import type { DocumentType } from '#lib/contract/document';

/** The facts of a document that the rules use. */
export type DocumentOnFile = {
  id: string;
  types: readonly DocumentType[];
  issued_on: string | null;
  uploaded_at: string;
  filename?: string;
};
