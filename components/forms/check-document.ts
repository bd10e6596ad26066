import { checkAge } from '#components/documents/check-file.ts';
import { documentWords } from '#components/documents/document-words.ts';
import { type AnswerField, labelOf } from '#components/forms/answer-field.ts';
import type { FormSetting } from '#components/forms/form-setting.ts';
import type { Document } from '#lib/contract/document';

/** Why this document does not answer this question, or null. An id that is not known here is left to the service. */
export function checkDocument(field: AnswerField, value: unknown, setting: FormSetting): string | null {
  const document = setting.documents.find(({ id }) => id === value);
  const fault = document ? documentFault(field, document, setting.today) : null;
  return fault === null ? null : `${labelOf(field)}: ${fault}`;
}

export function documentFault(field: AnswerField, document: Document, today: string): string | null {
  const wanted = field.document_types ?? [];
  if (wanted.length > 0 && !document.types.some((type) => wanted.includes(type))) {
    return `this document is of another kind (${documentWords(document.types).toLowerCase()}).`;
  }
  if (field.max_age_days === undefined) return null;
  if (document.issued_on === null)
    return 'its date of issue is not on record. Upload it again and enter the date.';
  const old = checkAge(document.issued_on, today, field.max_age_days);
  return old ? `${old} Order a new one.` : null;
}

/** The documents on file that are of an accepted kind, the newest first. */
export function documentsFor(field: AnswerField, documents: readonly Document[]): Document[] {
  const wanted = field.document_types ?? [];
  return documents
    .filter((document) => wanted.length === 0 || document.types.some((type) => wanted.includes(type)))
    .toSorted((a, b) => dateOf(b).localeCompare(dateOf(a)));
}

function dateOf(document: Document): string {
  return document.issued_on ?? document.uploaded_at.slice(0, 10);
}
