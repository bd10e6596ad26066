'use client';

import { useEffect } from 'react';
import { sessionEnd } from '#components/shell/session-end.ts';
import { Watched } from '#components/ui/watched.ts';
import { paths } from '#lib/config/paths';
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
      const status = await statusOf(mode);
      sessionEnd.notice(status);
      fileMissing.set(status >= 500);
      if (status >= 500) timer = setTimeout(ask, againAfterMs);
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

function statusOf(mode: Mode): Promise<number> {
  return fetch(`${paths.data(mode)}/console/navigation-counts`).then(
    (answer) => answer.status,
    () => 503,
  );
}
