import { askedFields } from '#lib/contract/asked-fields';
import { beginningOf } from '#lib/contract/beginning-of';
import type { CaseRequest, CaseResponse, FieldSpec } from '#lib/contract/case';
import { isGiven } from '#lib/contract/is-asked';
import type { FieldError } from '#lib/contract/problem';
import type { FieldRule } from '#lib/jurisdictions/field-rules';
import { jsonPointer } from '#lib/rules/json-pointer';
import { checkFieldValue } from '#lib/rules/requirement/check-field-value';
import { checkRequirements } from '#lib/rules/requirement/check-requirements';
import type { FieldContext } from '#lib/rules/requirement/checkable-field';
import { withoutReported } from '#lib/rules/requirement/field-errors';
import type { RequirementQuestion } from '#lib/rules/requirement/requirement-question';
import { mostUnknown } from '#lib/rules/requirement/unknown-members';

/** The state that a case is about, what is filed there, and for whom. */
export type CaseState = Pick<RequirementQuestion, 'rules' | 'type' | 'business'>;

/**
 * Checks an answer against what the case asks for: no unknown keys, nothing required missing, each value of its type,
 * and everything that check 8 requires of such a value in a submission.
 */
export function checkCaseResponse(
  request: CaseRequest,
  response: CaseResponse,
  context: Omit<FieldContext, 'pointer'> & { state?: CaseState | null },
): FieldError[] {
  const { documents } = context;
  const names = new Set(request.fields.map((field) => field.name));
  const unknown = Object.keys(response.fields)
    .filter((name) => !names.has(name))
    .slice(0, mostUnknown)
    .map((name) => ({
      pointer: jsonPointer(['fields', name]),
      code: 'unknown_field',
      detail: `The case does not ask for ${beginningOf(name)}. It asks for ${[...names].join(', ')}.`,
    }));
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
  return [...unknown, ...checkAnswers(request, response, context), ...strangers];
}

function checkAnswers(
  request: CaseRequest,
  { fields: answers }: CaseResponse,
  { state, ...context }: Omit<FieldContext, 'pointer'> & { state?: CaseState | null },
): FieldError[] {
  const asked = askedFields(request.fields, answers);
  const given = asked.filter(({ name }) => isGiven(ownValue(answers, name)));
  const byState = state ? checkByState(given, answers, { ...state, ...context }) : [];
  return asked.flatMap((field) => {
    const pointer = jsonPointer(['fields', field.name]);
    const faults = checkFieldValue(field, ownValue(answers, field.name), {
      ...context,
      ...(state && { jurisdiction: state.rules.code }),
      pointer,
    });
    const own = byState.filter(
      (error) => error.pointer === pointer || error.pointer.startsWith(`${pointer}/`),
    );
    return [...faults, ...withoutReported(own, faults)];
  });
}

/** Runs check 8 on the answers alone, with the fields of the case instead of those of the state's form. */
function checkByState(
  given: FieldSpec[],
  answers: Record<string, unknown>,
  { rules, type, ...context }: CaseState & Omit<FieldContext, 'pointer'>,
): FieldError[] {
  const fields = given.map((field) => asStateAsks(field, rules[type].fields));
  return checkRequirements({
    ...context,
    rules: { ...rules, [type]: { ...rules[type], fields } },
    type,
    body: Object.fromEntries(given.map(({ name }) => [name, answers[name]])),
  }).map((error) => ({ ...error, pointer: `/fields${error.pointer}` }));
}

/** A field of the case combined with the state's field of the same name; if they disagree, the case decides. */
function asStateAsks({ when: _met, ...field }: FieldSpec, rules: readonly FieldRule[]): FieldRule {
  const rule = rules.find(({ name, type }) => name === field.name && type === field.type);
  // Requirements of a list of people beyond its shape exist only in a state's own form.
  const { when: _unmet, ...known } = rule ?? { inner_required: [] };
  return { ...known, ...field };
}

function ownValue(fields: Record<string, unknown>, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}
