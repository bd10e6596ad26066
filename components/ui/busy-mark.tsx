'use client';

import { useEffect, useRef, useState } from 'react';

const APPEARS_AFTER = 200;
const STAYS_AT_LEAST = 400;

// A spinner that flashes briefly would look like a fault, so it appears late and then stays for a while.
export function BusyMark({ busy }: { busy: boolean }) {
  const [shown, setShown] = useState(false);
  const since = useRef(0);

  useEffect(() => {
    if (busy === shown) return;
    const wait = busy ? APPEARS_AFTER : Math.max(0, STAYS_AT_LEAST - (performance.now() - since.current));
    const timer = setTimeout(() => {
      since.current = performance.now();
      setShown(busy);
    }, wait);
    return () => clearTimeout(timer);
  }, [busy, shown]);

  if (!shown) return null;
  return (
    <svg width="14" height="14" viewBox="0 0 16 16" aria-hidden="true" className="turning shrink-0">
      <circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" strokeOpacity=".3" strokeWidth="2" />
      <path d="M8 2a6 6 0 0 1 6 6" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
