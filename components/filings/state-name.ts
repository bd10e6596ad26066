import { stateNames as namesByCode } from '#lib/rules/state-names';
import { theStates } from '#lib/rules/the-state';

const names = new Map(Object.entries(namesByCode).map(([code, name]) => [`US-${code}`, name]));

/** "US-NY" becomes "New York"; an unknown code stays as it is. */
export function stateName(code: string): string {
  return names.get(code) ?? code;
}

/** "Texas", "Texas and Ohio", "Texas, Ohio, and Iowa". */
export function stateNames(codes: readonly string[]): string {
  return theStates(codes.map(stateName));
}

/** Every state by name, for a list to choose from. */
export const STATE_OPTIONS = [...names]
  .map(([value, label]) => ({ value, label }))
  .sort((a, b) => a.label.localeCompare(b.label, 'en-US'));
