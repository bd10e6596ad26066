'use client';

import { useEffect } from 'react';
import { fetchCounts } from '#components/shell/fetch-counts.ts';
import { Watched } from '#components/ui/watched.ts';
import type { Mode } from '#lib/contract/scalars';

const againAfterMs = 5_000;

/** Whether a file that was asked for has not come because the service does not answer. */
export const fileMissing = new Watched(false);

/**
 * Of a file that does not come, a browser says little or nothing: a press for one asks whether the service answers this
 * person, and the page says if not.
 */
export function DownloadWatch({ mode }: { mode: Mode }) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      clearTimeout(timer);
      const isAway = await fetchCounts(mode).then(
        ({ status }) => status >= 500,
        () => true,
      );
      fileMissing.set(isAway);
      if (isAway) timer = setTimeout(ask, againAfterMs);
    };
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[download]')) void ask();
    };
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('click', onClick);
      clearTimeout(timer);
      fileMissing.set(false);
    };
  }, [mode]);
  return null;
}
