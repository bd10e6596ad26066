import { nameFields } from '#lib/rules/case/answered-name';

const entityNames = new Set<string>(nameFields);

/** The name of a person, too. */
export function isName(name: string): boolean {
  return name.endsWith('_name');
}

/** Characters that the text of a field may have. */
export function longestText(name: string): number {
  return entityNames.has(name) ? 300 : 2000;
}

const einNames = new Set(['ein', 'existing_ein']);

/** Whether a text field asks for an EIN. In a formation, `ein` is the application for one. */
export function asksForEin(name: string): boolean {
  return einNames.has(name);
}

/** Whether the text is not a valid EIN for a field that asks for one. */
export function isWrongEin(name: string, text: string): boolean {
  return asksForEin(name) && !/^\d{2}-?\d{7}$/.test(text.trim());
}

export const mostCounted = 1_000_000;

/** A count is a whole number, and a company has at least one member. Null for a number that is not a count. */
export function leastCount(name: string): number | null {
  if (!name.endsWith('_count')) return null;
  return name === 'member_count' ? 1 : 0;
}
