export type QueryValue = string | number | boolean | null | undefined;

/** `?a=1&b=2`, without undefined values; empty if there are none. */
export function queryString(query: Record<string, QueryValue> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text ? `?${text}` : '';
}
