'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

const longestWait = 5_000;

/** After a change of page, focus goes to its title, so that a keyboard and a screen reader begin there. */
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
  // While the page still loads, its title is not there or is that of a placeholder, which takes the focus away with it.
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
