import { checkAge } from '#components/documents/check-file.ts';
import { type AnswerField, labelOf } from '#components/forms/answer-field.ts';
import type { FormSetting } from '#components/forms/form-setting.ts';
import type { Document } from '#lib/contract/document';
import { documentWords } from '#lib/rules/document/document-words';
import { documentDate, isOfWantedType } from '#lib/rules/requirement/document-fit';
import { documentNamed } from '#lib/rules/requirement/document-on-file';
import { withinSentence } from '#lib/rules/sentence-case';

/** Why this document is not a valid answer to this question, or null. An unknown id is left to the service. */
export function checkDocument(field: AnswerField, value: unknown, setting: FormSetting): string | null {
  const document = documentNamed(setting.documents, value);
  const fault = document ? documentFault(field, document, setting.today) : null;
  return fault === null ? null : `${labelOf(field)}: ${fault}`;
}

export function documentFault(field: AnswerField, document: Document, today: string): string | null {
  if (!isOfWantedType(field, document)) {
    return `this document is of another kind (${withinSentence(documentWords(document.types))}). Choose or upload another one.`;
  }
  return checkAge(document.issued_on, today, field.max_age_days) ?? null;
}

/** The documents on file of an accepted type, newest first. */
export function documentsFor(field: AnswerField, documents: readonly Document[]): Document[] {
  return documents
    .filter((document) => isOfWantedType(field, document))
    .toSorted((a, b) => documentDate(b).localeCompare(documentDate(a)));
}
