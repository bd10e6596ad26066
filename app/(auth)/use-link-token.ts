'use client';

import { useSyncExternalStore } from 'react';

/** The token behind the # of an email's link: null before hydration, empty if there is none. */
export function useLinkToken(): string | null {
  return useSyncExternalStore(
    (onChange) => {
      window.addEventListener('hashchange', onChange);
      return () => window.removeEventListener('hashchange', onChange);
    },
    () => window.location.hash.slice(1),
    () => null,
  );
}
