'use client';

import { useSyncExternalStore } from 'react';

const isOnline = () => navigator.onLine;

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the browser has a connection; on the server it does. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, () => true);
