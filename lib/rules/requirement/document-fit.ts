import { daysBetween } from '#lib/rules/calendar/days';

/** If no type is named, any type is accepted. */
export function isOfWantedType(
  { document_types: wanted = [] }: { document_types?: readonly string[] | undefined },
  { types }: { types: readonly string[] },
): boolean {
  return wanted.length === 0 || types.some((type) => wanted.includes(type));
}

/** The day by which documents are ordered: when it was issued, else when it came. */
export function documentDate(document: { issued_on: string | null; uploaded_at: string }): string {
  return document.issued_on ?? document.uploaded_at.slice(0, 10);
}

export type AgeFault =
  | { code: 'issued_in_future' | 'issue_date_missing' }
  | { code: 'document_too_old'; days: number; most: number };

/**
 * Why the issue date of a document, YYYY-MM-DD, is not acceptable; null if it is. Calendar days count. Without its
 * date, a document cannot be shown to be recent enough, so if there is a limit, the date is required.
 */
export function ageFault(
  issuedOn: string | null,
  today: string,
  most: number | null | undefined,
): AgeFault | null {
  if (issuedOn !== null && issuedOn > today) return { code: 'issued_in_future' };
  if (most == null) return null;
  if (issuedOn === null) return { code: 'issue_date_missing' };
  const days = daysBetween(issuedOn, today);
  return days > most ? { code: 'document_too_old', days, most } : null;
}
