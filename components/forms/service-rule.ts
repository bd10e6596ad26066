import type { checkFieldValue } from '#lib/rules/requirement/check-field-value';

type Rule = typeof checkFieldValue;

let rule: Rule | null = null;

/** Loads the service's own rule for answers. It includes the contract's schemas, which no first visit needs. */
export async function fetchServiceRule(): Promise<void> {
  rule ??= (await import('#lib/rules/requirement/check-field-value')).checkFieldValue;
}

/** Null until it has loaded: until then, only the service checks what the form itself does not. */
export function serviceRule(): Rule | null {
  return rule;
}
