'use client';

import { useSyncExternalStore } from 'react';

/** What the link of a mail carries behind its #: null until the page has come alive, empty where there is none. */
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
