'use client';

import { type KeyboardEvent, useRef, useState } from 'react';
import { neighborTile } from '#components/maps/neighbor-tile.ts';
import { TileBody } from '#components/maps/tile-body';
import { TILES, type TileCode } from '#components/maps/tile-positions.ts';
import { useTypedEarly } from '#components/ui/use-typed-early.ts';

export type TileChoice = {
  /** Why this state cannot be selected; it then stays unselected and says so. */
  blocked?: string;
  /** Read out after the name, and shown as the tile's title: "needs a certificate first". */
  note?: string;
  home?: boolean;
};

type TilePickerProps = {
  legend: string;
  hideLegend?: boolean;
  name: string;
  choices: Partial<Record<TileCode, TileChoice>>;
  selected: ReadonlySet<string>;
  onToggle: (code: TileCode, on: boolean) => void;
};

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

// One tab stop; arrow keys move over the map by position; Space selects and deselects.
export function TilePicker({ legend, hideLegend, name, choices, selected, onToggle }: TilePickerProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<TileCode>('US-AK');
  useTypedEarly(() => grid.current);

  function move(event: KeyboardEvent<HTMLInputElement>, from: TileCode) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = neighborTile(from, step);
    setAt(next);
    grid.current?.querySelector<HTMLInputElement>(`[data-code="${next}"]`)?.focus();
  }

  return (
    <fieldset className="min-w-0">
      <legend className={hideLegend ? 'sr-only' : 'mb-2 p-0 font-semibold'}>{legend}</legend>
      <div ref={grid} className="tile-map">
        {TILES.map(({ code, name: state, row, column }) => {
          const choice = choices[code];
          const blocked = choice?.blocked;
          const word = blocked ?? choice?.note;
          return (
            <label
              key={code}
              className="tile"
              data-tile=""
              data-blocked={blocked ? '' : undefined}
              data-home={choice?.home ? '' : undefined}
              title={word ? `${state}: ${word}` : state}
              style={{ gridRow: row, gridColumn: column }}
            >
              <input
                type="checkbox"
                name={name}
                value={code}
                data-code={code}
                tabIndex={code === at ? 0 : -1}
                aria-disabled={blocked ? true : undefined}
                checked={!blocked && selected.has(code)}
                onFocus={() => setAt(code)}
                onKeyDown={(event) => move(event, code)}
                onChange={(event) => {
                  if (!blocked) onToggle(code, event.target.checked);
                }}
              />
              <TileBody code={code} name={state} word={word} note={choice?.home ? 'home' : undefined} />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
