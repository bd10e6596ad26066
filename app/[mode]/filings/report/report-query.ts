import { createLoader, createSerializer, type inferParserType, parseAsStringLiteral } from 'nuqs/server';

export const monthChoices = ['24', '12', '6', '3'] as const;
export const typeChoices = ['foreign_qualification', 'formation'] as const;

const reportSorts = [
  'state',
  'filings',
  'promised',
  'median',
  'p90',
  'kept',
  'billed',
  'estimated',
  'charged',
  'difference',
  'median_difference',
  'p90_difference',
] as const;
export type ReportSort = (typeof reportSorts)[number];

/** The whole state of the page is in its address. */
export const reportParsers = {
  months: parseAsStringLiteral(monthChoices).withDefault('24'),
  type: parseAsStringLiteral(typeChoices),
  expedited: parseAsStringLiteral(['true', 'false'] as const),
  sort: parseAsStringLiteral(reportSorts).withDefault('filings'),
  dir: parseAsStringLiteral(['asc', 'desc'] as const).withDefault('desc'),
};
export type ReportState = inferParserType<typeof reportParsers>;
export const loadReportState = createLoader(reportParsers);
export const reportQuery = createSerializer(reportParsers);

/** The query for the service. */
export function filtersOf({ months, type, expedited }: ReportState) {
  return { months: Number(months), ...(type && { type }), ...(expedited && { expedited }) };
}
