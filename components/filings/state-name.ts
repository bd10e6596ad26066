import { TILES } from '#components/maps/tile-positions.ts';
import { theState } from '#lib/rules/the-state';

const names = new Map<string, string>(TILES.map((tile) => [tile.code, tile.name]));

/** "US-NY" becomes "New York"; an unknown code stays as it is. */
export function stateName(code: string): string {
  return names.get(code) ?? code;
}

/** "Texas", "Texas and Ohio", "Texas, Ohio, and Iowa". */
export function stateNames(codes: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(codes.map((code) => theState(stateName(code))));
}

/** Every state by name, for a list to choose from. */
export const STATE_OPTIONS = TILES.map(({ code, name }) => ({ value: code as string, label: name })).sort(
  (a, b) => a.label.localeCompare(b.label, 'en-US'),
);
