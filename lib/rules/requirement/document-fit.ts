/** Any type is accepted where none is named. */
export function isOfWantedType(
  { document_types: wanted = [] }: { document_types?: readonly string[] | undefined },
  { types }: { types: readonly string[] },
): boolean {
  return wanted.length === 0 || types.some((type) => wanted.includes(type));
}

export type AgeFault =
  | { code: 'issued_in_future' | 'issue_date_missing' }
  | { code: 'document_too_old'; days: number; most: number };

const dayMs = 86_400_000;

/**
 * Why the day of issue of a document, YYYY-MM-DD, cannot stand; null where it can. Days are counted on the calendar. A
 * document without its day cannot be shown to be young enough, so where there is a limit the day is asked for.
 */
export function ageFault(
  issuedOn: string | null,
  today: string,
  most: number | null | undefined,
): AgeFault | null {
  if (issuedOn !== null && issuedOn > today) return { code: 'issued_in_future' };
  if (most == null) return null;
  if (issuedOn === null) return { code: 'issue_date_missing' };
  const days = Math.round((Date.parse(today) - Date.parse(issuedOn)) / dayMs);
  return days > most ? { code: 'document_too_old', days, most } : null;
}
