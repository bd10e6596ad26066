/** A value as an SQL literal. Standard-conforming strings need no more than doubled quotes. */
export function literal(value: string | number | boolean | null): string {
  if (value === null) return 'null';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null';
  if (typeof value === 'boolean') return String(value);
  return `'${value.replaceAll("'", "''").replaceAll('\u0000', '')}'`;
}
