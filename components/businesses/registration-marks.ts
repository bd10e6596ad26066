import type { StateRegistration } from '#components/businesses/registrations.ts';
import { businessWords } from '#components/businesses/words.ts';
import { CASE_MARKS, FILING_MARKS, type StatusMark } from '#components/filings/status-mark.ts';
import type { TileMark } from '#components/maps/tile-map';
import { TILES, type TileCode } from '#components/maps/tile-positions.ts';
import { formatCivilDate } from '#components/ui/format-time.ts';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';

const REGISTERED: StatusMark = { ...FILING_MARKS.completed, word: businessWords.shown.registered };

/** The mark of a registration, the same on the map and in the table; the home state has its own. */
export function markOf({ state, filing }: StateRegistration): StatusMark | null {
  if (state === 'home') return null;
  if (state === 'registered') return REGISTERED;
  if (filing?.needsYou) return CASE_MARKS.needs_response;
  return FILING_MARKS[filing?.status ?? 'canceled'];
}

/** The page of a registration: a pending or canceled one links to its filing, one in force to its record. */
export function hrefOf({ state, filing, businessId }: StateRegistration, mode: Mode): string | undefined {
  if (state !== 'registered' && filing) return paths.filing(mode, filing.id);
  return businessId ? paths.business(mode, businessId) : undefined;
}

export function tileMarks(registrations: readonly StateRegistration[], mode: Mode) {
  const codes = new Set<string>(TILES.map(({ code }) => code));
  const marks: Partial<Record<TileCode, TileMark>> = {};
  for (const one of registrations) {
    if (codes.has(one.code)) marks[one.code as TileCode] = tileMark(one, mode);
  }
  return marks;
}

function tileMark(one: StateRegistration, mode: Mode): TileMark {
  const mark = markOf(one);
  if (mark === null) return { word: businessWords.shown.homeState, home: true };
  const words = [
    mark.word.toLowerCase(),
    one.number ? businessWords.shown.number(one.number) : '',
    one.date ? formatCivilDate(one.date) : '',
  ];
  return {
    word: words.filter(Boolean).join(', '),
    tone: mark.tone,
    shape: mark.shape,
    href: hrefOf(one, mode),
  };
}
