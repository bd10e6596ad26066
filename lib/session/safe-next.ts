import { isPagePath } from '#lib/config/paths';

/** Set by proxy.ts on every page request: path and query, which a server component cannot see by itself. */
export const pagePathHeader = 'x-statehouse-page';

/** The page to go on to, if it is one of ours: never another site, whatever the link said. */
export function safeNext(next: string | null | undefined): string | null {
  if (!next || next.length > 2000 || !isPagePath(next)) return null;
  // Browsers drop control characters and read a backslash as a slash.
  if (!/^[\x21-\x7e]+$/.test(next) || next.includes('\\')) return null;
  const base = 'http://here.invalid';
  return URL.canParse(next, base) && new URL(next, base).origin === base ? next : null;
}
