import type { checkFieldValue } from '#lib/rules/requirement/check-field-value';

type Rule = typeof checkFieldValue;

let rule: Rule | null = null;

/** Brings the service's own rule of an answer. It brings the contract's schemas along, which no first visit needs. */
export async function fetchServiceRule(): Promise<void> {
  rule ??= (await import('#lib/rules/requirement/check-field-value')).checkFieldValue;
}

/** Null until it has been fetched: the service then checks alone what the form's own words do not. */
export function serviceRule(): Rule | null {
  return rule;
}
