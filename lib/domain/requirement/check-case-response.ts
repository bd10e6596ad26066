import type { CaseRequest, CaseResponse } from '#lib/contract/case';
import type { FieldError } from '#lib/contract/problem';
import { checkFieldValue } from '#lib/domain/requirement/check-field-value';
import type { FieldContext } from '#lib/domain/requirement/checkable-field';
import { jsonPointer } from '#lib/domain/requirement/field-errors';

/** Whether an answer fits what a case asks: no unknown key, nothing required missing, each value of its type. */
export function checkCaseResponse(
  request: CaseRequest,
  response: CaseResponse,
  context: Omit<FieldContext, 'pointer'>,
): FieldError[] {
  const { documents } = context;
  const asked = new Set(request.fields.map((field) => field.name));
  const unknown = Object.keys(response.fields)
    .filter((name) => !asked.has(name))
    .map((name) => ({
      pointer: jsonPointer(['fields', name]),
      code: 'unknown_field',
      detail: `The case does not ask for ${name}. It asks for ${[...asked].join(', ')}.`,
    }));
  const faults = request.fields.flatMap((field) =>
    checkFieldValue(field, ownValue(response.fields, field.name), {
      ...context,
      pointer: jsonPointer(['fields', field.name]),
    }),
  );
  const strangers = (response.documents ?? []).flatMap((id, index) =>
    documents.some((document) => document.id === id)
      ? []
      : [
          {
            pointer: `/documents/${index}`,
            code: 'document_not_found',
            detail: `${id} is not a document of this business. Upload it first.`,
          },
        ],
  );
  return [...unknown, ...faults, ...strangers];
}

function ownValue(fields: Record<string, unknown>, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}
