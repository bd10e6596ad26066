'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { focusPageTitle } from '#components/ui/page-title.ts';

/** Called once another page is opened under what covers it, as Back does. */
export function useOtherPage(onOther: () => void): void {
  const pathname = usePathname();
  const first = useRef(pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another page counts
  useEffect(() => {
    if (pathname === first.current) return;
    onOther();
    // What closes returns focus to its button in the next frame.
    requestAnimationFrame(() => requestAnimationFrame(() => focusPageTitle({ preventScroll: true })));
  }, [pathname]);
}
