const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** The months whose names begin with these letters, counted from 1. */
export function monthsNamed(letters: string): number[] {
  const start = letters.toLowerCase();
  return MONTHS.flatMap((name, index) => (name.startsWith(start) ? [index + 1] : []));
}

/** Reads a pasted date in US order, in ISO order or with the month by name; gives YYYY-MM-DD or nothing. */
export function readDate(text: string): string | undefined {
  const words = text.trim().replaceAll(',', ' ').replace(/\s+/g, ' ');
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(words);
  if (iso) return civil(iso[1], iso[2], iso[3]);
  const us = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(words);
  if (us) return civil(us[3], us[1], us[2]);
  const dayFirst = /^(\d{1,2}) ([a-z]{3,})\.? (\d{4})$/i.exec(words);
  if (dayFirst) return civil(dayFirst[3], named(dayFirst[2]), dayFirst[1]);
  const monthFirst = /^([a-z]{3,})\.? (\d{1,2}) (\d{4})$/i.exec(words);
  if (monthFirst) return civil(monthFirst[3], named(monthFirst[1]), monthFirst[2]);
  return undefined;
}

function named(word = ''): string | undefined {
  const found = monthsNamed(word);
  return found.length === 1 ? String(found[0]) : undefined;
}

function civil(year?: string, month?: string, day?: string): string | undefined {
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  if (!y || !m || !d || m > 12) return undefined;
  const longest = new Date(Date.UTC(y, m, 0)).getUTCDate();
  if (d > longest) return undefined;
  return `${String(y).padStart(4, '0')}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
}
