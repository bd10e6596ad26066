import type { FieldError } from '#lib/contract/problem';
import type { OperationType, RequirementField } from '#lib/contract/requirement';
import { isCivilDate } from '#lib/domain/civil-date';
import { describeFields } from '#lib/domain/requirement/describe-fields';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { invalid } from '#lib/service/errors';

const prefix = 'field.';

/**
 * `field.member_count=3` → `{ member_count: 3 }`, each as the type of its field. A name that the state does not know
 * and an empty value are passed over; a value that is none of its type is refused.
 */
export function readFeeAnswers(
  type: OperationType,
  rules: JurisdictionRules,
  query: Record<string, string>,
): Record<string, unknown> {
  const given = Object.entries(query).filter(([name, value]) => name.startsWith(prefix) && value !== '');
  if (given.length === 0) return {};
  const fields = new Map(describeFields(rules, type).map((field) => [field.name, field]));
  const answers: Record<string, unknown> = {};
  const errors: FieldError[] = [];
  for (const [name, value] of given) {
    const field = fields.get(name.slice(prefix.length));
    if (!field) continue;
    const answer = readAnswer(field, value);
    if (answer === undefined) errors.push(refused(name, field));
    else answers[field.name] = answer;
  }
  if (errors.length > 0) throw invalid(errors);
  return answers;
}

function readAnswer({ type }: RequirementField, value: string): unknown {
  switch (type) {
    case 'number':
      return Number.isFinite(Number(value)) ? Number(value) : undefined;
    case 'boolean':
      return readBoolean(value);
    case 'date':
      return isCivilDate(value) ? value : undefined;
    case 'object':
    case 'list':
      // Of an object a fee counts only whether it is given.
      return readBoolean(value);
    default:
      return value;
  }
}

function readBoolean(value: string): boolean | undefined {
  return value === 'true' ? true : value === 'false' ? false : undefined;
}

function refused(name: string, field: RequirementField): FieldError {
  const wanted = {
    number: 'a number',
    boolean: 'true or false',
    date: 'a date as YYYY-MM-DD',
    object: 'true or false: whether it is given',
    list: 'true or false: whether it is given',
    string: 'text',
    document: 'an id',
  }[field.type];
  return { pointer: `?${name}`, code: 'invalid_type', detail: `${field.label} must be ${wanted}.` };
}
