import Papa from 'papaparse';
import { largestFile, mostColumns, mostRows } from '#components/businesses/import/import-limits.ts';
import { importWords as words } from '#components/businesses/import/words.ts';
import { spreadsheetFormula } from '#lib/rules/spreadsheet-formula';

export type CsvRow = {
  /** As a spreadsheet counts rows, from 1. */
  row: number;
  cells: string[];
};
export type CsvTable = { header: string[]; rows: CsvRow[]; fault?: undefined } | { fault: string };

const separators = [',', ';', '\t', '|'] as const;

/** Reads a table as a spreadsheet saves it, in any encoding, with any separator and line ending. */
export function readCsv(bytes: ArrayBuffer): CsvTable {
  if (bytes.byteLength > largestFile) return { fault: words.faults.tooLarge };
  const text = decode(new Uint8Array(bytes));
  if (text.includes('\u0000') || /^\s*(%PDF-|<)/.test(text)) return { fault: words.faults.notText };
  const [firstLine = '', named] = /^"?sep=(.)"?\r?\n/i.exec(text) ?? [];
  const body = text.slice(firstLine.length);
  const { data, errors } = Papa.parse<string[]>(body, { delimiter: named ?? separatorOf(body) });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) return { fault: words.faults.quotes((broken.row ?? 0) + 1) };
  return tableOf(data);
}

// A sheet may begin with a few empty rows.
const ROWS_TO_HEADER = 20;

/** The separator that splits the header into the most columns: values may contain any of them. */
function separatorOf(text: string): string {
  const width = (delimiter: string) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: ROWS_TO_HEADER });
    return data[headerOf(data)]?.length ?? 0;
  };
  return separators.reduce<string>((best, one) => (width(one) > width(best) ? one : best), ',');
}

/** The place of the first row that is not empty. */
function headerOf(data: readonly string[][]): number {
  return Math.max(
    0,
    data.findIndex((cells) => cells.some((cell) => cell.trim() !== '')),
  );
}

function tableOf(data: string[][]): CsvTable {
  const top = headerOf(data);
  const [head = [], ...rest] = data.slice(top);
  const width = head.findLastIndex((name) => name.trim() !== '') + 1;
  const rows = rest
    .map((cells, index) => ({ row: top + index + 2, cells: withoutBlankEnd(cells.map(unescaped), width) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (width === 0 || rows.length === 0) return { fault: words.faults.empty };
  if (width > mostColumns) return { fault: words.faults.columns };
  if (rows.length > mostRows) return { fault: words.faults.rows };
  const header = head.slice(0, width).map((name, index) => name.trim() || words.unnamed(index + 1));
  return { header, rows };
}

function withoutBlankEnd(cells: string[], width: number): string[] {
  return cells.slice(0, Math.max(width, cells.findLastIndex((cell) => cell !== '') + 1));
}

/** Older versions of Excel save in the Windows encoding, and their Unicode text is UTF-16. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

// Written so, digits keep their zeros in a spreadsheet.
const textFormula = /^="((?:[^"]|"")*)"$/;

/** An export puts a quote before text that a spreadsheet would take for a formula; it is not part of the value. */
function unescaped(cell: string): string {
  const value = cell.trim().replace(textFormula, (_, text: string) => text.replaceAll('""', '"').trim());
  return value.startsWith("'") && spreadsheetFormula.test(value.slice(1)) ? value.slice(1) : value;
}

/** The rows as a file to correct, with a column for the faults; no text can be read as a formula. */
export function badRowsCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return csvOf([[...header, words.problem], ...rows]);
}

/** A table that a spreadsheet opens. */
export function csvOf(data: readonly (readonly string[])[]): string {
  return `\uFEFF${Papa.unparse([...data], { escapeFormulae: spreadsheetFormula, newline: '\r\n' })}\r\n`;
}
