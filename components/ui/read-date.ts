import { monthNames } from '#lib/rules/calendar/month-names';
import { tidyText } from '#lib/rules/text/tidy-text';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const LONGEST_SHOWN = 40;
const WAYS = 'for example 1/5/2024, Jan 5 2024 or 2024-01-05';

/** YYYY-MM-DD, or a sentence that says why the text is not a date. */
export type ReadDate = { date: string; fault?: undefined } | { date?: undefined; fault: string };

type Parts = { year: string; month: string; day: string };

/**
 * Parses a date as people in the US type it. Nothing is guessed: a year needs four digits, and no day overflows into
 * the next month.
 */
export function readDate(text: string): ReadDate {
  const words = tidyText(text).replaceAll(',', ' ').replace(/\s+/g, ' ');
  const parts = partsOf(words);
  const read = typeof parts === 'string' ? { fault: parts } : civil(parts);
  if (read.fault === undefined || words === '') return read;
  const shown = words.length > LONGEST_SHOWN ? `${words.slice(0, LONGEST_SHOWN)}…` : text.trim();
  return { fault: `${read.fault} You entered ${shown}.` };
}

/** The stored value of a typed date: YYYY-MM-DD, or other text exactly as typed. */
export function keptDate(text: string): string {
  return readDate(text).date ?? (text.trim() === '' ? '' : text);
}

/** A stored date as a person would type it; other text stays as it is. */
export function spellDate(kept: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(kept) ?? [];
  return year ? `${month}/${day}/${year}` : kept;
}

/** "January 5, 2024, a Friday" for 2024-01-05. */
export function dateWords(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  const weekday = WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()];
  return `${monthNames[Number(month) - 1]} ${day}, ${year}, a ${weekday}`;
}

/** Year, month and day as written, or the sentence for a text that does not contain them. */
function partsOf(words: string): Parts | string {
  if (words.length > 60) return `Enter a date, ${WAYS}.`;
  const yearFirst = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(words);
  if (yearFirst) return parts(yearFirst[1], yearFirst[2], yearFirst[3]);
  const inOrder = /^(\d{1,2})[-/](\d{1,2})[-/](\d+)$/.exec(words) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(words);
  if (inOrder) return parts(inOrder[3], inOrder[1], inOrder[2]);
  const monthNamed = /^([a-z]+)\.? (\d{1,2})(?:st|nd|rd|th)? (\d+)$/i.exec(words);
  if (monthNamed) return named(monthNamed[3], monthNamed[1], monthNamed[2]);
  const dayNamed = /^(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]+)\.?[ -](\d+)$/i.exec(words);
  if (dayNamed) return named(dayNamed[3], dayNamed[2], dayNamed[1]);
  if (/^\d{1,2}\.\d{1,2}\.\d{2,4}$/.test(words))
    return 'Use slashes, and enter the month before the day, for example 1/5/2024.';
  if (/^(\d{1,2}[-/]\d{1,2}[-/]?|[a-z]{3,}\.? \d{1,2}|\d{1,2} [a-z]{3,}\.?)$/i.test(words))
    return 'Add the year, for example 1/5/2024.';
  if (/^\d{6}$/.test(words)) return 'Enter the year with four digits, for example 01052024.';
  return `Enter a date, ${WAYS}.`;
}

function parts(year = '', month = '', day = ''): Parts {
  return { year, month, day };
}

function named(year: string | undefined, word = '', day = ''): Parts | string {
  const start = word.toLowerCase();
  const found = monthNames.flatMap((name, index) =>
    name.toLowerCase().startsWith(start) ? [String(index + 1)] : [],
  );
  const [month] = found;
  if (month === undefined || found.length > 1 || start.length < 3)
    return `“${word}” is not the name of a month. Enter a date, ${WAYS}.`;
  return parts(year, month, day);
}

function civil({ year, month, day }: Parts): ReadDate {
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  if (year.length !== 4) return { fault: 'Enter the year with four digits, for example 1/5/2024.' };
  if (m > 12 && d >= 1 && d <= 12 && m <= longest(y, d))
    return { fault: `There is no month ${m}. Enter the month before the day, for example ${d}/${m}/${y}.` };
  if (m < 1 || m > 12) return { fault: `There is no month ${m}. Enter a month from 1 to 12.` };
  if (d < 1) return { fault: 'There is no day 0. Enter a day from 1.' };
  if (d > longest(y, m)) return { fault: `${monthNames[m - 1]} ${y} has ${longest(y, m)} days.` };
  return { date: `${year}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}` };
}

function longest(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}
