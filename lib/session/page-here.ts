import { headers } from 'next/headers';
import { pagePathHeader, safeNext } from '#lib/session/safe-next';

/** The path and query of the page that is drawn, to come back to. */
export async function pageHere(): Promise<string | null> {
  return safeNext((await headers()).get(pagePathHeader));
}
