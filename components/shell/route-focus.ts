'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

const longestWait = 5_000;

/** After navigation, focus moves to the title of the page, so that keyboards and screen readers start there. */
export function RouteFocus() {
  const pathname = usePathname();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return undefined;
    last.current = pathname;
    return focusTitle();
  }, [pathname]);
  return null;
}

function focusTitle(): () => void {
  const origin = document.activeElement;
  const place = () => document.getElementById('page-title')?.focus({ preventScroll: true });
  // While the page loads, its title is missing or belongs to a placeholder, with which focus would disappear.
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body || document.activeElement === origin) place();
  });
  const stop = () => {
    observer.disconnect();
    clearTimeout(limit);
    document.removeEventListener('keydown', stop);
    document.removeEventListener('pointerdown', stop);
  };
  const limit = setTimeout(stop, longestWait);
  const main = document.getElementById('main');
  if (main) observer.observe(main, { childList: true, subtree: true });
  document.addEventListener('keydown', stop);
  document.addEventListener('pointerdown', stop);
  place();
  return stop;
}
