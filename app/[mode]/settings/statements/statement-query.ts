import { createLoader, createParser, createSerializer } from 'nuqs/server';
import { pagesParser } from '#components/lists/page-trail.ts';

const parseAsMonth = createParser({
  parse: (text) => (/^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : null),
  serialize: (month: string) => month,
});

/** The month and the position in its list. */
export const statementParsers = {
  month: parseAsMonth,
  pages: pagesParser,
};

export const loadStatementQuery = createLoader(statementParsers);
export const statementQuery = createSerializer(statementParsers);

/** The month of today and the `count - 1` before it, and the requested one. */
export function monthsBefore(today: string, asked: string, count = 24): string[] {
  const [year, at] = today.split('-').map(Number) as [number, number];
  const months = Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, at - 1 - back, 1)).toISOString().slice(0, 7),
  );
  return months.includes(asked) ? months : [asked, ...months].toSorted().toReversed();
}
