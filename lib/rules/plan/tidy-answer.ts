import { addressParts } from '#lib/contract/address-parts';
import { isPlainObject } from '#lib/contract/is-plain-object';
import type { FieldShape } from '#lib/contract/requirement';
import { typedEin } from '#lib/rules/plan/typed-ein';
import { typedZip } from '#lib/rules/plan/typed-zip';
import { asksForEin } from '#lib/rules/requirement/plain-limits';
import { tidyText } from '#lib/rules/text/tidy-text';

/** A reference of a draft to another address, so that it follows when that one changes. */
export type SameAs = { same_as: string };

export function isSameAs(value: unknown): value is SameAs {
  return isPlainObject(value) && typeof value.same_as === 'string';
}

/** The answer to a question as it is submitted, with an EIN as the IRS writes it. */
export function tidyAnswerTo(
  { name, shape }: { name: string; shape?: FieldShape | undefined },
  answers: Record<string, unknown>,
): unknown {
  const tidy = tidyAnswer(answers[name], answers, shape);
  return typeof tidy === 'string' && asksForEin(name) ? typedEin(tidy) : tidy;
}

/**
 * An answer of a draft as it is submitted: without empty members and surrounding spaces, and with references resolved.
 * Undefined if nothing is left. A chosen agent is kept even if empty, because leaving it out would change the answer.
 */
export function tidyAnswer(
  value: unknown,
  answers: Record<string, unknown> = {},
  shape?: FieldShape | undefined,
): unknown {
  if (shape === 'registered_agent' && isPlainObject(value)) {
    return { type: 'organization', ...tidyObject(value, answers) };
  }
  if (Array.isArray(value)) return tidyList(value, answers);
  const tidy = tidyMember(value, answers);
  return isBlank(tidy) ? undefined : tidy;
}

function tidyList(values: readonly unknown[], answers: Record<string, unknown>): unknown {
  const kept = withoutBlankEnd(values)
    .map((item) => (isPlainObject(item) ? tidyObject(item, answers) : tidyMember(item, answers)))
    .filter((item) => item !== undefined);
  return kept.length > 0 ? kept : undefined;
}

function tidyMember(value: unknown, answers: Record<string, unknown>): unknown {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'string') return tidyText(value) || undefined;
  if (Array.isArray(value)) return tidyList(value, answers);
  if (isSameAs(value)) return addressMeant(value, answers);
  return isPlainObject(value) ? tidyObject(value, answers) : value;
}

const longestPart = Math.max(...Object.values(addressParts));

/**
 * The address that a reference means. Whatever no address has is left out: references to it, or to further references,
 * would make the submission many times as long as the draft.
 */
function addressMeant({ same_as }: SameAs, answers: Record<string, unknown>): unknown {
  const meant = Object.hasOwn(answers, same_as) ? answers[same_as] : undefined;
  if (!isPlainObject(meant)) return undefined;
  const parts = Object.keys(addressParts)
    .map((name) => [name, meant[name]] as const)
    .filter(([, part]) => typeof part === 'string' && part.length <= longestPart);
  return parts.length > 0 ? tidyObject(Object.fromEntries(parts), {}) : undefined;
}

function tidyObject(
  value: Record<string, unknown>,
  answers: Record<string, unknown>,
): Record<string, unknown> {
  const members = Object.entries(value)
    .map(([name, member]) => [name, tidyMember(member, answers)] as const)
    .filter(([name, member]) => member !== undefined && (name === 'name' || !isBlank(member)));
  return withHyphen(withPresets(Object.fromEntries(members)));
}

function withHyphen(value: Record<string, unknown>): Record<string, unknown> {
  const { country, postal_code } = value;
  if (country !== 'US' || typeof postal_code !== 'string') return value;
  return { ...value, postal_code: typedZip(postal_code) };
}

/** The defaults of a form: the United States, and the kind that the name implies. */
function withPresets(value: Record<string, unknown>): Record<string, unknown> {
  if ('country' in value || 'type' in value) return value;
  if ('street_line_1' in value || 'postal_code' in value) return { ...value, country: 'US' };
  if ('entity_name' in value) return { type: 'entity', ...value };
  return 'first' in value || 'last' in value ? { type: 'person', ...value } : value;
}

/** A list without the entries at its end that were added and are still blank. */
export function withoutBlankEnd(values: readonly unknown[]): readonly unknown[] {
  const last = values.findLastIndex((value) => !(isPlainObject(value) && isBlank(value)));
  return values.slice(0, last + 1);
}

/** Only the defaults of a form are left: a country, a kind. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || (typeof value === 'string' && value.trim() === '')) return true;
  if (!isPlainObject(value)) return false;
  return Object.entries(value).every(
    ([name, member]) => name === 'country' || name === 'type' || isBlank(member),
  );
}
