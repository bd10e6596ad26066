import type { DocumentType } from '#lib/contract/document';

/** The facts of a document that the rules use. */
export type DocumentOnFile = {
  id: string;
  types: readonly DocumentType[];
  issued_on: string | null;
  uploaded_at: string;
  filename?: string;
};

/** The document that an answer names, also where it writes the id in capitals. */
export function documentNamed<D extends { id: string }>(
  documents: readonly D[],
  answer: unknown,
): D | undefined {
  if (typeof answer !== 'string') return undefined;
  return documents.find(({ id }) => id === answer.toLowerCase());
}
