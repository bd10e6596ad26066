import type { Business } from '#lib/contract/business';
import type { FieldSpec } from '#lib/contract/case';
import type { Owner } from '#lib/contract/party';

export type SameQuestions = {
  /** Fields that both cases ask for, with the same name and type and in the same words. */
  shared: FieldSpec[];
  /** Fields that only the other case requires. */
  rest: FieldSpec[];
};

/**
 * The fields of another case that an answer to this one also answers; none if it answers nothing that the other requires.
 * A document belongs to one business, so it answers none of another.
 */
export function sameQuestions(
  asked: readonly FieldSpec[],
  other: readonly FieldSpec[],
  isSameBusiness: boolean,
): SameQuestions {
  const isShared = ({ name, type, description }: FieldSpec) =>
    (type !== 'document' || isSameBusiness) &&
    asked.some((one) => one.name === name && one.type === type && one.description === description);
  const shared = other.filter(isShared);
  const isOfUse = shared.some(({ required }) => required) || !other.some(({ required }) => required);
  return {
    shared: isOfUse ? shared : [],
    rest: other.filter((field) => field.required && field.when === undefined && !isShared(field)),
  };
}

type Related = Pick<Business, 'id' | 'owners'>;

/** Whether two businesses are the same, or have an owner in common. */
export function areRelated(one: Related, other: Related): boolean {
  if (one.id === other.id) return true;
  return one.owners.some((owner) => other.owners.some((another) => isSameOwner(owner, another)));
}

// Several people may have the same name: if both have an email address, it must match too.
function isSameOwner(one: Owner, other: Owner): boolean {
  if (nameOf(one) !== nameOf(other)) return false;
  return !one.email || !other.email || one.email.toLowerCase() === other.email.toLowerCase();
}

function nameOf({ name }: Owner): string {
  const words =
    name.type === 'entity' ? [name.entity_name] : [name.first, name.middle, name.last, name.suffix];
  return `${name.type} ${words.filter(Boolean).join(' ').toLowerCase()}`;
}
