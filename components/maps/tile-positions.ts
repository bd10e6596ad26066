import { type StateCode, stateNames } from '#lib/rules/state-names';

type Tile = { code: StateCode; name: string; row: number; column: number };

// Row and column of each state's tile, from 1; all tiles have the same size, so that small states are easy to read and
// press.
const positions = [
  { code: 'US-AK', row: 1, column: 1 },
  { code: 'US-ME', row: 1, column: 11 },
  { code: 'US-VT', row: 2, column: 10 },
  { code: 'US-NH', row: 2, column: 11 },
  { code: 'US-WA', row: 3, column: 1 },
  { code: 'US-ID', row: 3, column: 2 },
  { code: 'US-MT', row: 3, column: 3 },
  { code: 'US-ND', row: 3, column: 4 },
  { code: 'US-MN', row: 3, column: 5 },
  { code: 'US-IL', row: 3, column: 6 },
  { code: 'US-WI', row: 3, column: 7 },
  { code: 'US-MI', row: 3, column: 8 },
  { code: 'US-NY', row: 3, column: 9 },
  { code: 'US-RI', row: 3, column: 10 },
  { code: 'US-MA', row: 3, column: 11 },
  { code: 'US-OR', row: 4, column: 1 },
  { code: 'US-NV', row: 4, column: 2 },
  { code: 'US-WY', row: 4, column: 3 },
  { code: 'US-SD', row: 4, column: 4 },
  { code: 'US-IA', row: 4, column: 5 },
  { code: 'US-IN', row: 4, column: 6 },
  { code: 'US-OH', row: 4, column: 7 },
  { code: 'US-PA', row: 4, column: 8 },
  { code: 'US-NJ', row: 4, column: 9 },
  { code: 'US-CT', row: 4, column: 10 },
  { code: 'US-CA', row: 5, column: 1 },
  { code: 'US-UT', row: 5, column: 2 },
  { code: 'US-CO', row: 5, column: 3 },
  { code: 'US-NE', row: 5, column: 4 },
  { code: 'US-MO', row: 5, column: 5 },
  { code: 'US-KY', row: 5, column: 6 },
  { code: 'US-WV', row: 5, column: 7 },
  { code: 'US-VA', row: 5, column: 8 },
  { code: 'US-MD', row: 5, column: 9 },
  { code: 'US-DE', row: 5, column: 10 },
  { code: 'US-AZ', row: 6, column: 2 },
  { code: 'US-NM', row: 6, column: 3 },
  { code: 'US-KS', row: 6, column: 4 },
  { code: 'US-AR', row: 6, column: 5 },
  { code: 'US-TN', row: 6, column: 6 },
  { code: 'US-NC', row: 6, column: 7 },
  { code: 'US-SC', row: 6, column: 8 },
  { code: 'US-DC', row: 6, column: 9 },
  { code: 'US-OK', row: 7, column: 4 },
  { code: 'US-LA', row: 7, column: 5 },
  { code: 'US-MS', row: 7, column: 6 },
  { code: 'US-AL', row: 7, column: 7 },
  { code: 'US-GA', row: 7, column: 8 },
  { code: 'US-HI', row: 8, column: 1 },
  { code: 'US-TX', row: 8, column: 4 },
  { code: 'US-FL', row: 8, column: 9 },
] as const satisfies readonly Omit<Tile, 'name'>[];

export const TILES: readonly Tile[] = positions.map((tile) => ({
  ...tile,
  name: stateNames[tile.code.slice(3) as keyof typeof stateNames],
}));

export type TileCode = StateCode;
