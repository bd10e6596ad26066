import { type AnswerField, labelOf, shapeOf } from '#components/forms/answer-field.ts';
import { placeOf } from '#components/forms/check-address.ts';
import { checkDate } from '#components/forms/check-date.ts';
import { checkDocument } from '#components/forms/check-document.ts';
import { refusedFault } from '#components/forms/check-refused.ts';
import { checkShape, type Fault } from '#components/forms/check-shape.ts';
import { checkNumber, checkText } from '#components/forms/check-text.ts';
import type { FormSetting } from '#components/forms/form-setting.ts';
import { nameIn } from '#components/forms/part-words.ts';
import { formWords } from '#components/forms/words.ts';
import { isGiven } from '#lib/contract/is-asked';
import type { FieldError } from '#lib/contract/problem';
import { consentFault } from '#lib/rules/requirement/check-consent';
import { checkFieldValue } from '#lib/rules/requirement/check-field-value';
import { checkShares } from '#lib/rules/requirement/check-shares';
import { withinSentence } from '#lib/rules/sentence-case';

/**
 * The faults of one tidied answer, each at its part and in words that say what to do. The service's own rule runs last,
 * so that the form sends nothing that the service would refuse.
 */
export function checkAnswer(
  field: AnswerField,
  value: unknown,
  setting: FormSetting,
  hasOffice: boolean,
): Fault[] {
  const faults = checkInWords(field, value, setting, hasOffice);
  // A date is parsed as people type it, and a document unknown here may still be on file.
  const isRead = field.type === 'date' || field.type === 'document';
  if (faults.length > 0 || !isGiven(value) || isRead) return faults;
  const { documents, today, jurisdiction } = setting;
  const context = { pointer: '', documents, today, ...(jurisdiction && { jurisdiction }) };
  // Undefined for a type of question that is newer than this page.
  const refused: FieldError[] | undefined = checkFieldValue(field, value, context);
  return (refused ?? []).map(({ pointer, detail }) => ({
    path: pathOf(pointer),
    message: detail,
  }));
}

function checkInWords(field: AnswerField, value: unknown, setting: FormSetting, hasOffice: boolean): Fault[] {
  if (setting.uploading?.has(field.name)) {
    return [{ path: [], message: formWords.document.stillUploading(labelOf(field)), required: true }];
  }
  if (!isGiven(value)) {
    if (!field.required) return [];
    return isOpen(field, hasOffice)
      ? checkObject(field, {}, setting)
      : [{ path: [], message: missing(field), required: true }];
  }
  const refused = refusedFault(field, value, setting);
  if (refused !== null) return [{ path: [], message: `${labelOf(field)}: ${refused}` }];
  const whole = (message: string | null) => (message === null ? [] : [{ path: [], message }]);
  switch (field.type) {
    case 'string':
      return whole(checkText(field, value));
    case 'number':
      return whole(checkNumber(field, value));
    case 'boolean':
      return whole(typeof value === 'boolean' ? consentFault(field, value) : missing(field));
    case 'date':
      return whole(checkDate(field, value));
    case 'document':
      return whole(checkDocument(field, value, setting));
    case 'object':
      return checkObject(field, value, setting);
    case 'list':
      return checkList(field, value);
    default:
      return [];
  }
}

function missing(field: AnswerField): string {
  const label = withinSentence(labelOf(field));
  if (field.type === 'boolean') return `Answer yes or no: ${label}.`;
  if (field.type === 'document') return `Add ${withArticle(label)}.`;
  if (field.type === 'list') return `Add at least one entry to ${label}.`;
  const isChosen = field.options !== undefined || shapeOf(field) === 'address';
  return `${isChosen ? 'Choose' : 'Enter'} ${withArticle(label)}.`;
}

/** "the legal name", but "how the registered agent qualifies". */
function withArticle(label: string): string {
  return /^(the|how|who|whether|what|which) /.test(label) ? label : `the ${label}`;
}

/** Whether all parts of the answer are open on the page, so that each can show its own fault. */
function isOpen(field: AnswerField, hasOffice: boolean): boolean {
  const shape = shapeOf(field);
  if (field.type !== 'object' || shape === undefined) return false;
  return shape !== 'address' || !hasOffice || field.name === 'principal_address';
}

function checkObject(field: AnswerField, value: unknown, setting: FormSetting): Fault[] {
  const shape = shapeOf(field);
  if (shape === undefined) return [];
  const faults = checkShape(shape, value, { place: placeOf(field, setting), wanted: field.inner_required });
  return faults.map((fault) =>
    fault.required ? { ...fault, message: `${labelOf(field)}: ${withinSentence(fault.message)}` } : fault,
  );
}

function checkList(field: AnswerField, value: unknown): Fault[] {
  if (!Array.isArray(value)) return [{ path: [], message: `${labelOf(field)} must be a list.` }];
  const shape = shapeOf(field);
  if (shape === undefined) return [];
  const entries = value.flatMap((item: unknown, index) =>
    checkShape(shape, item, { wanted: field.inner_required }).map(({ path, message, ...rest }) => ({
      ...rest,
      path: [index, ...path],
      message: `${entryName(field, item, index)}: ${withinSentence(message)}`,
    })),
  );
  if (entries.length > 0 || !field.inner_offered?.includes('ownership_percent')) return entries;
  return checkShares(value, '').map(({ detail }) => ({ path: [], message: detail }));
}

function entryName(field: AnswerField, item: unknown, index: number): string {
  return nameIn(item) || `${labelOf(field)}, entry ${index + 1}`;
}

function pathOf(pointer: string): (string | number)[] {
  const steps = pointer.split('/').slice(1);
  return steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}
