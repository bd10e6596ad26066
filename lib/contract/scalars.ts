import { z } from 'zod';
import { usSubdivisions } from '#lib/contract/iso-codes';
import { firstYear, isPlausible, lastYear } from '#lib/contract/plausible-dates';
import { tooLong } from '#lib/contract/too-long';
import { youngerPattern, youngerRule } from '#lib/contract/younger-rules';

/** Some systems write ids in capitals. */
export const Id = z
  .uuid()
  .toLowerCase()
  .meta({ description: 'UUIDv7', example: '01970c5e-8f00-7c3a-9b1d-2f4e6a8c0d1e' });

export const Timestamp = z.iso
  .datetime({ precision: 3 })
  .meta({ description: 'ISO 8601 in UTC with milliseconds', example: '2026-11-21T09:30:00.000Z' });

const checkTheYear = { error: `Check the year: use one from ${firstYear} to ${lastYear}.`, ...youngerRule };

/** What to say of a text that is written like a date and is none; undefined if it is not written so. */
export function missingDay(input: unknown): string | undefined {
  if (typeof input !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(input)) return undefined;
  return `The date ${input} does not exist. Check the day and the month.`;
}

export const CivilDate = z.iso
  .date({ error: ({ input }) => missingDay(input) })
  .refine(isPlausible, checkTheYear)
  .meta({ description: 'A calendar date without a time zone, YYYY-MM-DD', example: '2026-11-21' });

/** The same for a moment whose day does not exist. */
function missingDayOfMoment(input: unknown): string | undefined {
  const day = typeof input === 'string' ? input.slice(0, 10) : input;
  return z.iso.date().safeParse(day).success ? undefined : missingDay(day);
}

/** A moment as a caller may send it, in any time zone. */
export const Moment = z.iso
  .datetime({ offset: true, error: ({ input }) => missingDayOfMoment(input) })
  .refine(isPlausible, checkTheYear)
  .meta({ description: 'ISO 8601 with a time zone', example: '2026-11-21T09:30:00Z' });

/** A bound of a filter. A date counts from its start in UTC. */
export const DayOrMoment = z.union([
  z.iso.datetime({
    offset: true,
    error: ({ input }) =>
      missingDayOfMoment(input) ??
      'Use a date as YYYY-MM-DD, or a date and time as ISO 8601, such as 2026-11-21T09:30:00Z.',
  }),
  z.iso.date(),
]);

export const Mode = z
  .enum(['test', 'live'])
  .meta({ description: 'Follows the key that created the resource', example: 'test' });
export type Mode = z.infer<typeof Mode>;

export const JurisdictionCode = z
  .string()
  .regex(
    youngerPattern(new RegExp(`^US-(?:${usSubdivisions.join('|')})$`)),
    'Use the ISO 3166-2 code of a state or of the District of Columbia, such as US-TX.',
  )
  .meta({ description: 'ISO 3166-2 code of a US state or the District of Columbia', example: 'US-TX' });

/** A whole number from 1 in a query, which is text: `1e1` and `0x10` are refused. */
export function countTo(max: number) {
  const refusal = `Use a whole number from 1 to ${max}.`;
  const read = (sent: unknown) => (typeof sent === 'string' && /^\d+$/.test(sent) ? Number(sent) : sent);
  return z.preprocess(read, z.int(refusal).min(1, refusal).max(max, refusal));
}

export function text(max: number) {
  // Of an empty text only this is said, and not also that it has another format.
  return z.string().trim().min(1, { error: 'Enter a value.', abort: true }).max(max, tooLong(max));
}

/**
 * Invisible characters that change the text: control characters, line breaks, and marks that change the direction of
 * reading.
 */
const unseen = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u;

export const unseenDetail = 'Write it in one line, without control or text direction characters.';

export function hasUnseen(line: string): boolean {
  return unseen.test(line);
}

/** A line of text, as a register, a certificate or a list shows it. */
export function oneLine(max: number) {
  return text(max).refine((line) => !hasUnseen(line), { error: unseenDetail, ...youngerRule });
}

/** Text that may be typed in several lines, and is kept as one. */
export function joinedLines(max: number) {
  return z
    .string()
    .overwrite((lines) => lines.replaceAll(/[\r\n]+/g, ' '))
    .pipe(oneLine(max));
}

export const cannotBeSeen = 'Leave out characters that cannot be seen.';

/** A name that a person gives to something, or has. */
export function shownName(max: number, missing = 'Enter a name.') {
  return z
    .string()
    .trim()
    .min(1, missing)
    .max(max, tooLong(max))
    .regex(/^\P{C}*$/u, cannotBeSeen);
}

export const Email = text(254).pipe(z.email('Enter an email address, for example name@example.com.')).meta({
  description: 'Email address',
  example: 'filings@northwind.example',
});

export const Phone = text(40)
  .regex(
    /^[+()\d .\-/xX]{5,40}$/,
    'Enter a phone number, for example +1 302 555 0134, or +1 302 555 0134 x12 with an extension.',
  )
  .meta({ description: 'Phone number as it should be dialled', example: '+1 302 555 0134' });

export const Website = text(300)
  .pipe(z.url({ protocol: /^https?$/, error: 'Enter a web address, for example https://example.com.' }))
  .meta({
    description: 'Web address',
    example: 'https://northwind.example',
  });
