'use client';

import { useSingleKeys } from '#components/lists/use-single-keys.ts';

/** `q` takes the next step of the row that has focus: qualify, or complete what is missing. */
export function NextStepKey() {
  useSingleKeys({
    q: () =>
      document.activeElement?.closest('tr')?.querySelector<HTMLAnchorElement>('a[data-next-step]')?.click(),
  });
  return null;
}
