import type { FieldError } from '#lib/contract/problem';
import { addDays } from '#lib/rules/calendar/civil-date';
import { longDate } from '#lib/rules/calendar/short-date';
import type { CheckableField, FieldContext } from '#lib/rules/requirement/checkable-field';
import type { DocumentOnFile } from '#lib/rules/requirement/document-on-file';
import { labelOf } from '#lib/rules/requirement/known-fields';

/** The value is the id of a document of the business, of a right type, and young enough at filing. */
export function checkDocumentValue(
  spec: CheckableField,
  value: unknown,
  { pointer, documents, today }: FieldContext,
): FieldError[] {
  const label = labelOf(spec);
  if (typeof value !== 'string') {
    return [{ pointer, code: 'invalid_type', detail: `${label} must be the id of an uploaded document.` }];
  }
  const document = documents.find((candidate) => candidate.id === value);
  if (document === undefined) {
    return [
      {
        pointer,
        code: 'document_not_found',
        detail: `${label}: ${value} is not a document of this business. Upload it first.`,
      },
    ];
  }
  if (!hasRightType(spec, document)) {
    const wanted = (spec.document_types ?? []).map(inWords).join(' or ');
    return [
      {
        pointer,
        code: 'document_type',
        detail: `${label} must be a ${wanted}; this document is a ${document.types.map(inWords).join(' and ')}.`,
      },
    ];
  }
  const fault = ageFault(spec, document, today);
  return fault === null ? [] : [{ pointer, ...fault, detail: `${label}: ${fault.detail}` }];
}

export function fitsField(spec: CheckableField, document: DocumentOnFile, today: string): boolean {
  return hasRightType(spec, document) && ageFault(spec, document, today) === null;
}

function hasRightType(spec: CheckableField, document: DocumentOnFile): boolean {
  const wanted = spec.document_types ?? [];
  return wanted.length === 0 || document.types.some((type) => wanted.includes(type));
}

/** A document without its date of issue cannot be shown to be young enough, so the date is asked for. */
function ageFault(
  spec: CheckableField,
  document: DocumentOnFile,
  today: string,
): { code: string; detail: string } | null {
  if (document.issued_on !== null && document.issued_on > today) {
    return {
      code: 'issued_in_future',
      detail: `it cannot be issued on ${longDate(document.issued_on)}, after today.`,
    };
  }
  if (spec.max_age_days == null) return null;
  const limit = `at most ${spec.max_age_days} days old at filing`;
  if (document.issued_on === null) {
    return {
      code: 'issue_date_missing',
      detail: `it must be ${limit}. Enter the day on which it was issued.`,
    };
  }
  const oldest = addDays(today, -spec.max_age_days);
  if (document.issued_on >= oldest) return null;
  return {
    code: 'document_too_old',
    detail: `it must be ${limit}, so issued on or after ${longDate(oldest)}. This one is of ${longDate(document.issued_on)}; order a new one.`,
  };
}

function inWords(type: string): string {
  return type.replaceAll('_', ' ');
}
