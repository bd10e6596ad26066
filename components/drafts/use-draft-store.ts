'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DraftStore } from '#components/drafts/draft-store.ts';

/**
 * A draft as it is edited on a page: it first restores what an earlier visit could not save, and saves the rest on
 * leaving.
 */
export function useDraftStore<Saved>(make: () => DraftStore<Saved>) {
  const [store] = useState(make);
  const state = useSyncExternalStore(store.subscribe, store.state, store.state);

  useEffect(() => {
    store.restore();
    const leave = () => void store.flush();
    window.addEventListener('pagehide', leave);
    window.addEventListener('online', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('online', leave);
      leave();
    };
  }, [store]);

  return { store, ...state };
}
