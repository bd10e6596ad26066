'use client';

import { useSyncExternalStore } from 'react';

/**
 * The token behind the # of an email's link: null before hydration, empty if there is none. Another link that is opened in
 * the same tab changes only what is behind the #: the page is loaded anew, because what it says is about the first one.
 */
export function useLinkToken(): string | null {
  return useSyncExternalStore(
    () => {
      window.addEventListener('hashchange', reload);
      return () => window.removeEventListener('hashchange', reload);
    },
    () => window.location.hash.slice(1),
    () => null,
  );
}

function reload(): void {
  window.location.reload();
}
