import { TILES } from '#components/maps/tile-positions.ts';

const STEP = 5;
const SIDE = 4;

type MiniMapProps = { home: string; registered: readonly string[]; pending: readonly string[] };

/** The tile map at the size of a row. It repeats the text beside it, so it is hidden from screen readers. */
export function MiniMap({ home, registered, pending }: MiniMapProps) {
  return (
    <svg
      aria-hidden="true"
      width={11 * STEP}
      height={8 * STEP}
      viewBox={`0 0 ${11 * STEP} ${8 * STEP}`}
      shapeRendering="crispEdges"
      className="shrink-0 forced-color-adjust-none"
    >
      <path d={PLAIN} className="fill-rule" />
      <path d={squares(registered.filter((code) => code !== home))} className="fill-done" />
      <path d={squares(pending, 0.75)} className="fill-surface stroke-at-state" strokeWidth={1.5} />
      <path d={squares([home])} className="fill-ink" />
    </svg>
  );
}

const PLAIN = squares(TILES.map(({ code }) => code));

// One path for all squares of a kind keeps a list of fifty businesses small.
function squares(codes: readonly string[], inset = 0): string {
  const side = SIDE - 2 * inset;
  return TILES.filter(({ code }) => codes.includes(code))
    .map(
      ({ row, column }) =>
        `M${(column - 1) * STEP + inset} ${(row - 1) * STEP + inset}h${side}v${side}h${-side}z`,
    )
    .join('');
}
