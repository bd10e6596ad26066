import type { FieldError } from '#lib/contract/problem';
import { member } from '#lib/rules/requirement/checkable-rule';
import { shapeOf } from '#lib/rules/requirement/known-fields';
import { partyLabel } from '#lib/rules/requirement/party-label';
import type { RequirementQuestion } from '#lib/rules/requirement/requirement-question';

/** The roles of the governing persons must fit the management structure. A missing role fits any structure. */
export function checkRoles({ rules, type, body }: RequirementQuestion, structure: unknown): FieldError[] {
  const asked = rules[type].fields.filter((rule) => shapeOf(rule) === 'governing_person');
  return asked.flatMap(({ name }) => {
    const people = body[name];
    if (!Array.isArray(people) || people.length === 0) return [];
    if (structure === 'member_managed') return checkMembers(name, people);
    return structure === 'manager_managed' ? checkManagers(name, people) : [];
  });
}

function checkMembers(name: string, people: unknown[]): FieldError[] {
  return people.flatMap((person, index) => {
    if (member(person, 'role') !== 'manager') return [];
    const who = partyLabel(member(person, 'name'));
    const detail = `${who} has the role manager, but the company is managed by its members. Correct the role or the management.`;
    return [{ pointer: `/${name}/${index}/role`, code: 'role_mismatch', detail }];
  });
}

function checkManagers(name: string, people: unknown[]): FieldError[] {
  if (people.some((person) => member(person, 'role') !== 'member')) return [];
  const detail = 'The company is managed by managers: name at least one with the role manager. You have 0.';
  return [{ pointer: `/${name}`, code: 'role_mismatch', detail }];
}
