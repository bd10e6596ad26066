import type { DocumentType } from '#lib/contract/document';
import type { FieldError } from '#lib/contract/problem';
import { addDays } from '#lib/rules/calendar/days';
import { longDate } from '#lib/rules/calendar/short-date';
import { documentTypeWords } from '#lib/rules/document/document-words';
import type { CheckableField, FieldContext } from '#lib/rules/requirement/checkable-field';
import { type AgeFault, ageFault, isOfWantedType } from '#lib/rules/requirement/document-fit';
import { type DocumentOnFile, documentNamed } from '#lib/rules/requirement/document-on-file';
import { labelOf } from '#lib/rules/requirement/known-fields';
import { withinSentence } from '#lib/rules/sentence-case';

/** Checks that the value is the id of a document of the business, of an accepted type, and recent enough at filing. */
export function checkDocumentValue(
  spec: CheckableField,
  value: unknown,
  { pointer, documents, today }: FieldContext,
): FieldError[] {
  const label = labelOf(spec);
  if (typeof value !== 'string' || value.trim() === '') {
    return [{ pointer, code: 'invalid_type', detail: `${label} must be the id of an uploaded document.` }];
  }
  const document = documentNamed(documents, value);
  if (document === undefined) {
    return [
      {
        pointer,
        code: 'document_not_found',
        detail: `${label}: this document is not on file for this business. Upload it first.`,
      },
    ];
  }
  if (!isOfWantedType(spec, document)) {
    const quoted = (types: readonly DocumentType[] = []) =>
      types.map((type) => `“${withinSentence(documentTypeWords[type])}”`);
    const [wanted, given] = [quoted(spec.document_types).join(' or '), quoted(document.types).join(' and ')];
    return [
      {
        pointer,
        code: 'document_type',
        detail: `${label}: use a document of the kind ${wanted}. This one is ${given}.`,
      },
    ];
  }
  const fault = ageFault(document.issued_on, today, spec.max_age_days);
  if (fault === null) return [];
  return [
    {
      pointer,
      code: fault.code,
      detail: `${label}: ${ageDetail(fault, spec, document.issued_on ?? '', today)}`,
    },
  ];
}

export function fitsField(spec: CheckableField, document: DocumentOnFile, today: string): boolean {
  return isOfWantedType(spec, document) && ageFault(document.issued_on, today, spec.max_age_days) === null;
}

function ageDetail(
  fault: AgeFault,
  { max_age_days }: CheckableField,
  issuedOn: string,
  today: string,
): string {
  const limit = `at most ${max_age_days} days old at filing`;
  switch (fault.code) {
    case 'issued_in_future':
      return `it cannot be issued on ${longDate(issuedOn)}, after today.`;
    case 'issue_date_missing':
      return `it must be ${limit}. Upload it again with the day on which it was issued (issued_on).`;
    case 'document_too_old':
      return `it must be ${limit}, so issued on or after ${longDate(addDays(today, -fault.most))}. This one is of ${longDate(issuedOn)}; order a new one.`;
  }
}
