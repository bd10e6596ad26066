import { isGiven } from '#lib/contract/is-asked';
import type { FieldRule } from '#lib/jurisdictions/field-rules';
import type { CheckableField } from '#lib/rules/requirement/checkable-field';
import { innerRequired } from '#lib/rules/requirement/known-fields';

/**
 * A state's field as it is checked against one body. Two requirements can be met elsewhere in the request: the mailing
 * address defaults to the principal one (interface document), and an agent's email and county may be inside
 * `registered_agent`.
 */
export function checkableRule(rule: FieldRule, body: Record<string, unknown>): CheckableField {
  return {
    ...rule,
    required: rule.required && !isMetElsewhere(rule.name, body),
    inner_required: innerRequired(rule),
  };
}

function isMetElsewhere(name: string, body: Record<string, unknown>): boolean {
  if (name === 'mailing_address') return isGiven(body.principal_address);
  if (name === 'registered_agent_email') return isGiven(member(body.registered_agent, 'email'));
  if (name === 'registered_agent_county') {
    return isGiven(member(member(body.registered_agent, 'address'), 'county'));
  }
  return false;
}

export function member(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}
