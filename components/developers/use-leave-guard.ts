'use client';

import { useEffect, useEffectEvent } from 'react';

/**
 * While it is mounted, the browser asks before the page is closed or reloaded, and the back button stays on the page
 * and calls `onTry`. Returns a function that ends this, to be called before leaving.
 */
export function useLeaveGuard(onTry: () => void): () => void {
  const stay = useEffectEvent(() => {
    // Each press of the back button uses up one history entry.
    window.history.pushState(null, '');
    onTry();
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.history.pushState(null, '');
    window.addEventListener('beforeunload', ask);
    window.addEventListener('popstate', stay);
    return () => {
      window.removeEventListener('beforeunload', ask);
      window.removeEventListener('popstate', stay);
    };
  }, []);
  return () => {
    window.removeEventListener('popstate', stay);
    window.history.back();
  };
}
