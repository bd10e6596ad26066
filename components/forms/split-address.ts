import { joinLines } from '#components/forms/join-lines.ts';
import { tidyText } from '#lib/rules/text/tidy-text';
import { regionCodeOf } from '#lib/rules/us-regions';

export type SplitAddress = {
  street_line_1: string;
  street_line_2?: string;
  city: string;
  region: string;
  postal_code: string;
  country: 'US';
};

/** The parts of "1209 Orange Street, Suite 400, Wilmington, DE 19801"; null if it is not a complete US address. */
export function splitAddress(text: string): SplitAddress | null {
  // Between the cells of a spreadsheet are tabs.
  const clean = tidyText(joinLines(text.replaceAll('\t', '\n')))
    .replace(/\s+/g, ' ')
    .replace(/[ ,](?:USA?|U\.S\.(?:A\.)?|United States(?: of America)?)$/i, '')
    .replace(/[ ,]{1,9}$/, '');
  const end = /[, ](\d{5}(?:-\d{4})?)$/.exec(clean);
  const [found = '', postal_code = ''] = end ?? [];
  const before = clean.slice(0, clean.length - found.length);
  const parts = before
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const last = parts.pop();
  if (!end || last === undefined) return null;
  const placed = takeRegion(last, parts);
  if (!placed) return null;
  const [street_line_1, ...rest] = placed.street;
  if (!street_line_1) return null;
  const street_line_2 = rest.join(', ');
  const { city, region } = placed;
  return {
    street_line_1,
    ...(street_line_2 && { street_line_2 }),
    city,
    region,
    postal_code,
    country: 'US',
  };
}

/** The state is the last part, or the last words of it: "Wilmington, DE" or "Wilmington DE". */
function takeRegion(
  last: string,
  before: readonly string[],
): { city: string; region: string; street: string[] } | null {
  const alone = regionCodeOf(last);
  if (alone) {
    const city = before.at(-1);
    return city ? { city, region: alone, street: before.slice(0, -1) } : null;
  }
  const words = last.split(' ');
  // The longest name first: West Virginia ends like Virginia.
  for (const count of [3, 2, 1]) {
    const region = regionCodeOf(words.slice(-count).join(' '));
    const city = words.slice(0, -count).join(' ');
    if (region && city) return { city, region, street: [...before] };
  }
  return null;
}
