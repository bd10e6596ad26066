import type { ReactNode } from 'react';
import { StatusShape, type StatusShapeName } from '#components/filings/status-shape';
import { TileBody } from '#components/maps/tile-body';
import { TILES, type TileCode } from '#components/maps/tile-positions.ts';
import type { Tone } from '#components/ui/chip';
import { Link } from '#components/ui/link';

export type TileMark = {
  /** Read out after the name of the state: "needs your answer". */
  word: string;
  tone?: Tone;
  shape?: StatusShapeName;
  home?: boolean;
  /** From 1 to 4: a quantity, shown by how dark the tile is. */
  step?: number | undefined;
  /** Shown under the code if there is room; the word says it too. */
  note?: string;
  href?: string;
};

type TileMapProps = {
  label: string;
  marks: Partial<Record<TileCode, TileMark>>;
  /** Read out for a state without a mark. */
  plainWord?: string;
  /** The link of a state without its own. */
  hrefFor?: (code: TileCode) => string;
};

// Always shown with a table of the same facts: under 480 px the marks are left out and the table shows them.
export function TileMap({ label, marks, plainWord = 'not registered', hrefFor }: TileMapProps) {
  return (
    <ul aria-label={label} className="tile-map">
      {TILES.map(({ code, name, row, column }) => {
        const mark = marks[code];
        const href = mark?.href ?? hrefFor?.(code);
        const attributes = {
          className: 'tile',
          'data-tile': '',
          'data-tone': mark?.tone,
          'data-step': mark?.step,
          'data-home': mark?.home ? '' : undefined,
          title: `${name}: ${mark?.word ?? plainWord}`,
        };
        const body: ReactNode = (
          <TileBody
            code={code}
            name={name}
            word={mark?.word ?? plainWord}
            note={mark?.home ? 'home' : mark?.note}
          >
            {mark?.shape ? <StatusShape name={mark.shape} /> : null}
          </TileBody>
        );
        return (
          <li key={code} style={{ gridRow: row, gridColumn: column }}>
            {href ? (
              <Link href={href} {...attributes}>
                {body}
              </Link>
            ) : (
              <span {...attributes}>{body}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
