'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/**
 * Refreshes the page when the operator returns to it, to show what others did meanwhile. Does nothing while it is
 * hidden.
 */
export function RefreshOnReturn() {
  const router = useRouter();
  useEffect(() => {
    const read = () => {
      if (document.visibilityState === 'visible') router.refresh();
    };
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [router]);
  return null;
}
