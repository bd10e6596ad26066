import type { Business } from '#lib/contract/business';
import type { FeeQuery, FeeQuote } from '#lib/contract/fee';
import type { OperationType } from '#lib/contract/operation-type';
import type { FieldError } from '#lib/contract/problem';
import type { RequirementField } from '#lib/contract/requirement';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import { toFeeQuote } from '#lib/rules/fees/to-fee-quote';
import { checkDateValue, checkNumberValue } from '#lib/rules/requirement/check-plain-value';
import { checkStartOfBusiness, startOfBusiness } from '#lib/rules/requirement/check-start-of-business';
import { describeFields } from '#lib/rules/requirement/describe-fields';
import { prefillFrom } from '#lib/rules/requirement/prefill-from';
import { theStateFirst } from '#lib/rules/the-state';
import { getBusiness } from '#lib/service/business/get-business';
import type { Context } from '#lib/service/context';
import { invalid } from '#lib/service/errors';
import { rulesInForce } from '#lib/service/rules-in-force';
import { checkTier, jurisdictionNotSupported } from '#lib/service/submission/checks';
import { feeQuestion, submissionOf } from '#lib/service/submission/submission';

/**
 * Prices a filing as of today. `sent` is the whole query, with parameters such as `field.NAME`; the business record
 * supplies answers that it leaves out.
 */
export async function getFee(
  ctx: Context,
  type: OperationType,
  { jurisdiction, expedited_tier, business_id }: FeeQuery,
  sent: Record<string, string>,
): Promise<FeeQuote> {
  const rules = rulesInForce(ctx, jurisdiction);
  if (!rules) throw jurisdictionNotSupported(type, jurisdiction);
  const answers = readFeeAnswers(type, rules, sent, civilDateOf(ctx.now));
  const business = business_id ? await getBusiness(ctx, business_id) : null;
  if (business) refuseStart(ctx, business, answers);
  const known = business ? knownAnswers(business, type, rules) : {};
  const submission = submissionOf(ctx, type, {
    ...known,
    ...answers,
    jurisdiction,
    ...(expedited_tier && { expedited_tier }),
  });
  const refusal = checkTier(submission);
  if (refusal) throw refusal;
  return toFeeQuote(feeQuestion(submission, rules, null));
}

/** Otherwise a late fee would be counted from a day on which the company did not exist. */
function refuseStart(ctx: Context, { formation_date }: Business, answers: Record<string, unknown>): void {
  const limits = { today: civilDateOf(ctx.now), formed: formation_date };
  const refusal = checkStartOfBusiness(answers[startOfBusiness], limits);
  if (refusal) throw invalid([{ pointer: `?field.${startOfBusiness}`, ...refusal }]);
}

function knownAnswers(
  business: Business,
  type: OperationType,
  rules: JurisdictionRules,
): Record<string, unknown> {
  const prefill = prefillFrom(business, { rules, type, documents: [], earlier: [], today: '' });
  return Object.fromEntries(Object.entries(prefill).map(([name, { value }]) => [name, value]));
}

const prefix = 'field.';

/**
 * `field.member_count=3` → `{ member_count: 3 }`, each value with the type of its field. An empty value is ignored; a
 * field name that is unknown, with whatever value, and a value that does not fit its type, are refused.
 */
export function readFeeAnswers(
  type: OperationType,
  rules: JurisdictionRules,
  query: Record<string, string>,
  today: string,
): Record<string, unknown> {
  const given = Object.entries(query).filter(([name]) => name.startsWith(prefix));
  if (given.length === 0) return {};
  const fields = new Map(describeFields(rules, type).map((field) => [field.name, field]));
  const answers: Record<string, unknown> = {};
  const errors: FieldError[] = [];
  for (const [name, value] of given) {
    const field = fields.get(name.slice(prefix.length));
    if (!field) {
      errors.push(unknown(name, rules));
      continue;
    }
    if (value === '') continue;
    const answer = readAnswer(field, value);
    if (answer === undefined) errors.push(refused(name, field));
    else errors.push(...faultsOf(field, answer, { pointer: `?${name}`, today }));
    answers[field.name] = answer;
  }
  if (errors.length > 0) throw invalid(errors);
  return answers;
}

function readAnswer({ type }: RequirementField, value: string): unknown {
  switch (type) {
    case 'number':
      return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : undefined;
    case 'boolean':
      return readBoolean(value);
    case 'object':
    case 'list':
      // For an object, a fee depends only on whether it is given.
      return readBoolean(value);
    default:
      return value;
  }
}

/** A count and a date follow the rules of a submission. */
function faultsOf(
  field: RequirementField,
  answer: unknown,
  { pointer, today }: { pointer: string; today: string },
): FieldError[] {
  if (field.type === 'number') return checkNumberValue(field, answer, pointer);
  if (field.type !== 'date') return [];
  const start = field.name === startOfBusiness ? checkStartOfBusiness(answer, { today, formed: null }) : null;
  return [...checkDateValue(field, answer, pointer), ...(start ? [{ pointer, ...start }] : [])];
}

function readBoolean(value: string): boolean | undefined {
  return value === 'true' ? true : value === 'false' ? false : undefined;
}

function unknown(name: string, { name: state }: JurisdictionRules): FieldError {
  const shown = name.slice(0, 100);
  const field = shown.slice(prefix.length);
  const detail = `${theStateFirst(state)} has no field “${field}”. The requirement operation lists its fields.`;
  return { pointer: `?${shown}`, code: 'unknown_parameter', detail };
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
