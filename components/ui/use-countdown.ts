'use client';

import { useEffect, useState } from 'react';

/** Whole seconds until the moment (milliseconds since 1970), at least 0; null before hydration. */
export function useCountdown(until: number | null): number | null {
  const [now, setNow] = useState<number | null>(null);

  useEffect(() => {
    if (until === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [until]);

  if (until === null || now === null) return null;
  return Math.max(0, Math.ceil((until - now) / 1000));
}
