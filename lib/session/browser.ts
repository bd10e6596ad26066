import { headers } from 'next/headers';

export type Browser = {
  /** Where it calls from: the listener puts what it knows in the place of what the request said. */
  address: string | null;
  agent: string | null;
  /** Whether a person did something: pages that are fetched in advance show nobody's presence. */
  active: boolean;
};

/** The browser of this request. */
export async function readBrowser(): Promise<Browser> {
  const sent = await headers();
  return {
    address: sent.get('X-Forwarded-For')?.slice(0, 64) || null,
    agent: sent.get('User-Agent')?.slice(0, 300) ?? null,
    active: !sent.has('Next-Router-Prefetch') && sent.get('Sec-Purpose') !== 'prefetch',
  };
}
