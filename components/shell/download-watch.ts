'use client';

import { useEffect } from 'react';
import { fetchCounts } from '#components/shell/fetch-counts.ts';
import { Watched } from '#components/ui/watched.ts';
import type { Mode } from '#lib/contract/scalars';

const againAfterMs = 5_000;

/** Whether a file that was asked for has not come because the service does not answer. */
export const fileMissing = new Watched(false);

/**
 * Of a file that does not come, a browser says little or nothing, and a link to one does not name the organization of its
 * page: a press for one asks whether the service answers this person in this organization. The file comes only if it
 * does, and the page says if not.
 */
export function DownloadWatch({ mode }: { mode: Mode }) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let passed: Element | null = null;
    const ask = async (): Promise<boolean> => {
      clearTimeout(timer);
      const status = await fetchCounts(mode).then(
        (answer) => answer.status,
        () => 503,
      );
      fileMissing.set(status >= 500);
      if (status >= 500) timer = setTimeout(ask, againAfterMs);
      return status < 400;
    };
    const onClick = async (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[download]');
      // A file that the page has made is there already.
      if (!link || link.protocol === 'blob:') return;
      if (passed === link) {
        passed = null;
        return;
      }
      event.preventDefault();
      if (!(await ask())) return;
      passed = link;
      link.click();
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
