import { checkAge } from '#components/documents/check-file';
import { documentWords } from '#components/documents/document-words';
import { type AnswerField, labelOf } from '#components/forms/answer-field';
import type { FormSetting } from '#components/forms/form-setting';
import type { Document } from '#lib/contract/document';

/** Why this paper does not answer this question, or null. An id that is not known here is left to the service. */
export function checkPaper(field: AnswerField, value: unknown, setting: FormSetting): string | null {
  const paper = setting.documents.find(({ id }) => id === value);
  const fault = paper ? paperFault(field, paper, setting.today) : null;
  return fault === null ? null : `${labelOf(field)}: ${fault}`;
}

export function paperFault(field: AnswerField, paper: Document, today: string): string | null {
  const wanted = field.document_types ?? [];
  if (wanted.length > 0 && !paper.types.some((type) => wanted.includes(type))) {
    return `this paper is a ${documentWords(paper.types).toLowerCase()}.`;
  }
  if (field.max_age_days === undefined) return null;
  if (paper.issued_on === null) return 'its date of issue is not on record. Upload it again with the date.';
  const old = checkAge(paper.issued_on, today, field.max_age_days);
  return old ? `${old} Order a new one.` : null;
}

/** The papers on file that are of an accepted kind, the newest first. */
export function papersFor(field: AnswerField, documents: readonly Document[]): Document[] {
  const wanted = field.document_types ?? [];
  return documents
    .filter((paper) => wanted.length === 0 || paper.types.some((type) => wanted.includes(type)))
    .toSorted((a, b) => dateOf(b).localeCompare(dateOf(a)));
}

function dateOf(paper: Document): string {
  return paper.issued_on ?? paper.uploaded_at.slice(0, 10);
}
