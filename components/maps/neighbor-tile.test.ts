import { expect, test } from 'vitest';
import { neighborTile } from './neighbor-tile.ts';
import { TILES, type TileCode } from './tile-positions.ts';

const DIRECTIONS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

test('the map has 51 tiles in different places', () => {
  expect(TILES).toHaveLength(51);
  expect(new Set(TILES.map((tile) => `${tile.row}/${tile.column}`)).size).toBe(51);
  expect(new Set(TILES.map((tile) => tile.code)).size).toBe(51);
});

test('an arrow key moves to the adjacent tile', () => {
  expect(neighborTile('US-CO', [0, 1])).toBe('US-NE');
  expect(neighborTile('US-CO', [-1, 0])).toBe('US-WY');
  expect(neighborTile('US-OK', [0, -1])).not.toBe('US-OK');
});

test('an arrow key at the edge does nothing', () => {
  expect(neighborTile('US-AK', [0, -1])).toBe('US-AK');
  expect(neighborTile('US-TX', [1, 0])).toBe('US-TX');
});

test('every state can be reached from every other with arrow keys', () => {
  const reached = new Set<TileCode>(['US-AK']);
  const open: TileCode[] = ['US-AK'];
  for (let code = open.pop(); code; code = open.pop()) {
    for (const direction of DIRECTIONS) {
      const next = neighborTile(code, direction);
      if (!reached.has(next)) {
        reached.add(next);
        open.push(next);
      }
    }
  }
  expect(reached.size).toBe(51);
});
