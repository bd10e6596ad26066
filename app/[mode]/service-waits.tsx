'use client';

import { useSyncExternalStore } from 'react';
import { useCountdown } from '#components/ui/use-countdown.ts';
import { waits } from '#lib/client/waits';
import { waitWords } from './words.ts';

/** Shown while the service asks to wait. The region always exists, so that screen readers announce the text. */
export function ServiceWaits() {
  const until = useSyncExternalStore(waits.subscribe, waits.latest, () => null);
  const left = useCountdown(until);
  return (
    <div
      role="status"
      data-no-print=""
      className="pointer-events-none fixed inset-x-0 bottom-4 z-40 flex justify-center px-4"
    >
      {until === null ? null : (
        <p className="rounded-dialog border border-rule bg-surface px-4 py-3 shadow-popover">
          {waitWords.title}{' '}
          <span aria-hidden="true" className="numeric">
            {left === null || left === 0 ? waitWords.now : waitWords.left(left)}
          </span>
          <span className="sr-only">{waitWords.automatic}</span>
        </p>
      )}
    </div>
  );
}
