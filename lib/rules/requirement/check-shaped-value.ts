import { isGiven } from '#lib/contract/is-asked';
import { isPlainObject } from '#lib/contract/is-plain-object';
import type { FieldError } from '#lib/contract/problem';
import { tooLong } from '#lib/contract/too-long';
import { addressErrors } from '#lib/rules/requirement/address-errors';
import type { CheckableField, FieldContext } from '#lib/rules/requirement/checkable-field';
import { fieldErrorsOf, withoutReported } from '#lib/rules/requirement/field-errors';
import { labelOf, shapeOf } from '#lib/rules/requirement/known-fields';
import { partyLabel } from '#lib/rules/requirement/party-label';
import { shapeSchemas } from '#lib/rules/requirement/shape-schemas';
import { withinSentence } from '#lib/rules/sentence-case';

const longestList = 200;
const longestJson = 20_000;

export function checkObjectValue(spec: CheckableField, value: unknown, context: FieldContext): FieldError[] {
  const { pointer } = context;
  if (!isPlainObject(value)) {
    return [{ pointer, code: 'invalid_type', detail: `${labelOf(spec)} must be an object.` }];
  }
  return checkOne(spec, value, context);
}

export function checkListValue(spec: CheckableField, value: unknown, context: FieldContext): FieldError[] {
  const { pointer } = context;
  const label = labelOf(spec);
  if (!Array.isArray(value)) return [{ pointer, code: 'invalid_type', detail: `${label} must be a list.` }];
  if (value.length > longestList) {
    return [{ pointer, code: 'too_big', detail: `${label}: use at most ${longestList} entries.` }];
  }
  return value.flatMap((item, index) => checkOne(spec, item, { ...context, pointer: `${pointer}/${index}` }));
}

/**
 * Checks one object or entry: its shape, the addresses inside, and members that this state requires beyond the shape.
 */
function checkOne(spec: CheckableField, value: unknown, context: FieldContext): FieldError[] {
  const { pointer, jurisdiction } = context;
  const shape = shapeOf(spec);
  if (shape === undefined) return checkUnshaped(spec, value, pointer);
  const parsed = shapeSchemas[shape].safeParse(value);
  const faults = parsed.success ? [] : fieldErrorsOf(parsed.error, pointer);
  if (!isPlainObject(value)) return faults;
  const empty = (spec.inner_required ?? [])
    .filter((member) => !isGiven(value[member]))
    .map((member) => ({
      pointer: `${pointer}/${member}`,
      code: 'required',
      detail: `${labelOf(spec)}: the ${member.replaceAll('_', ' ')} of ${partyLabel(value.name)} is missing.`,
    }));
  const ofAddresses =
    shape === 'address'
      ? addressErrors(value, pointer, jurisdiction)
      : ['address', 'mailing_address'].flatMap((name) =>
          addressErrors(value[name], `${pointer}/${name}`, jurisdiction),
        );
  return [...faults, ...withoutReported([...empty, ...ofAddresses], faults)];
}

/** A field without a described shape accepts anything that is not too large. */
function checkUnshaped(spec: CheckableField, value: unknown, pointer: string): FieldError[] {
  if (JSON.stringify(value ?? null).length <= longestJson) return [];
  const detail = `${labelOf(spec)}: ${withinSentence(tooLong(longestJson))}`;
  return [{ pointer, code: 'too_big', detail }];
}
