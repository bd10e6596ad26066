'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { sessionEnd } from '#components/shell/session-end.ts';
import { paths } from '#lib/config/paths';

/**
 * Refreshes the page when the operator returns to it, to show what others did meanwhile. Does nothing while it is
 * hidden, and where the service does not answer this operator: the page would be left, with what is typed on it.
 */
export function RefreshOnReturn() {
  const router = useRouter();
  useEffect(() => {
    let isHere = true;
    const read = async () => {
      if (document.visibilityState !== 'visible') return;
      const status = await fetch(`${paths.data('live')}/console/me`).then(
        (answer) => answer.status,
        () => 503,
      );
      if (!isHere) return;
      sessionEnd.notice(status);
      if (status < 400) router.refresh();
    };
    document.addEventListener('visibilitychange', read);
    return () => {
      isHere = false;
      document.removeEventListener('visibilitychange', read);
    };
  }, [router]);
  return null;
}
