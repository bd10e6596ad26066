import { TILES, type TileCode } from '#components/maps/tile-positions.ts';

/** The tile for an arrow key: straight ahead first, otherwise the nearest one in that direction. */
export function neighborTile(from: TileCode, [down, right]: readonly [number, number]): TileCode {
  const start = TILES.find((tile) => tile.code === from);
  if (!start) return from;
  let best: { code: TileCode; cost: number } | undefined;
  for (const tile of TILES) {
    const rows = tile.row - start.row;
    const columns = tile.column - start.column;
    const ahead = rows * down + columns * right;
    if (ahead <= 0) continue;
    const aside = Math.abs(down ? columns : rows);
    const cost = ahead + aside * 20;
    if (!best || cost < best.cost) best = { code: tile.code, cost };
  }
  return best?.code ?? from;
}
