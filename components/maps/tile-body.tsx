import type { ReactNode } from 'react';

type TileBodyProps = { code: string; name: string; word?: string; note?: string; children?: ReactNode };

export function TileBody({ code, name, word, note, children }: TileBodyProps) {
  return (
    <>
      <b aria-hidden="true" className="font-semibold">
        {code.slice(3)}
      </b>
      {children}
      {note ? (
        <span aria-hidden="true" className="tile-note">
          {note}
        </span>
      ) : null}
      <span className="sr-only">
        {name}
        {word ? `, ${word}` : ''}
      </span>
    </>
  );
}
