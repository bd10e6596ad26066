'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Whoever comes back to the page sees what others did meanwhile. It asks for nothing while nobody looks. */
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
