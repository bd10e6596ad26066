/** A value as an SQL literal. With standard-conforming strings, doubling the quotes is enough. */
export function literal(value: string | number | boolean | null): string {
  if (value === null) return 'null';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null';
  if (typeof value === 'boolean') return String(value);
  return `'${value.replaceAll("'", "''").replaceAll('\u0000', '')}'`;
}
