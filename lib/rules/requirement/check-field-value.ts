import { isGiven } from '#lib/contract/is-asked';
import type { FieldError } from '#lib/contract/problem';
import { checkDocumentValue } from '#lib/rules/requirement/check-document-value';
import { checkDateValue, checkNumberValue, checkTextValue } from '#lib/rules/requirement/check-plain-value';
import { checkListValue, checkObjectValue } from '#lib/rules/requirement/check-shaped-value';
import type { CheckableField, FieldContext } from '#lib/rules/requirement/checkable-field';
import { labelOf } from '#lib/rules/requirement/known-fields';
import { nullByteErrors } from '#lib/rules/requirement/null-bytes';
import { withPeriod } from '#lib/rules/with-period';

/** The fault of one value, in a sentence that says what to do. Used for the state's fields and for cases. */
export function checkFieldValue(spec: CheckableField, value: unknown, context: FieldContext): FieldError[] {
  const { pointer } = context;
  if (!isGiven(value) && spec.required) return [missing(spec, pointer)];
  if (isLeftOut(spec, value)) return [];
  const nullBytes = nullByteErrors(value).map((error) => ({ ...error, pointer: pointer + error.pointer }));
  if (nullBytes.length > 0) return nullBytes;
  switch (spec.type) {
    case 'string':
      return checkTextValue(spec, value, pointer);
    case 'number':
      return checkNumberValue(spec, value, pointer);
    case 'boolean':
      return typeof value === 'boolean'
        ? []
        : [{ pointer, code: 'invalid_type', detail: `${labelOf(spec)} must be true or false.` }];
    case 'date':
      return checkDateValue(spec, value, pointer);
    case 'document':
      return checkDocumentValue(spec, value, context);
    case 'object':
      return checkObjectValue(spec, value, context);
    case 'list':
      return checkListValue(spec, value, context);
  }
}

/** Left out, null, or empty in its own type: an empty text is no date, and an empty list no address. */
function isLeftOut({ type }: CheckableField, value: unknown): boolean {
  if (isGiven(value)) return false;
  if (typeof value === 'string') return type === 'string';
  return Array.isArray(value) ? type === 'list' : true;
}

function missing(spec: CheckableField, pointer: string): FieldError {
  const label = labelOf(spec);
  const are = spec.type === 'list' && /s\b/.test(label) ? 'are' : 'is';
  return { pointer, code: 'required', detail: withPeriod(`${label} ${are} missing. ${spec.description}`) };
}
