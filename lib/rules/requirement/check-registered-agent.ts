import { isGiven } from '#lib/contract/is-asked';
import type { FieldError } from '#lib/contract/problem';
import { addressErrors, placeErrors, streetErrors } from '#lib/rules/requirement/address-errors';
import { member } from '#lib/rules/requirement/checkable-rule';
import type { RequirementQuestion } from '#lib/rules/requirement/requirement-question';

/**
 * The registered office must be a street address in the state of the filing. The interface document says "in the
 * formation jurisdiction", which is that state for a formation; no state accepts an agent elsewhere.
 */
export function checkRegisteredAgent({ rules, body }: RequirementQuestion): FieldError[] {
  const agent = body.registered_agent;
  if (!isGiven(agent)) return [];
  const office = member(agent, 'address');
  const pointer = '/registered_agent/address';
  return [
    ...officeErrors(office, pointer, rules),
    ...addressErrors(member(agent, 'mailing_address'), '/registered_agent/mailing_address', rules.code),
    ...checkType(agent),
  ];
}

export function officeErrors(
  office: unknown,
  pointer: string,
  state: { code: string; name: string },
): FieldError[] {
  return [
    ...addressErrors(office, pointer, state.code),
    ...placeErrors(office, pointer, state, 'The registered office'),
    ...streetErrors(office, pointer, 'The registered office'),
  ];
}

function checkType(agent: unknown): FieldError[] {
  const type = member(agent, 'type');
  const named = member(member(agent, 'name'), 'type');
  const expected = type === 'organization' ? 'entity' : 'person';
  if (typeof type !== 'string' || typeof named !== 'string' || named === expected) return [];
  const detail =
    type === 'organization'
      ? 'The registered agent is an organization, so its name is that of an organization, not of a person.'
      : 'The registered agent is a person, so give the first and the last name.';
  return [{ pointer: '/registered_agent/name/type', code: 'name_mismatch', detail }];
}
