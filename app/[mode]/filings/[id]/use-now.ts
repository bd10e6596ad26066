'use client';

import { useEffect, useState } from 'react';

/** The time of the mode, from the server's on: it goes on while the page is open, and jumps when its clock is moved. */
export function useNow(start: string): { now: string; jumpTo: (moment: string) => void } {
  const [now, setNow] = useState(start);
  const [ahead, setAhead] = useState<number>();

  useEffect(() => {
    const offset = ahead ?? Date.parse(start) - Date.now();
    const timer = setInterval(() => setNow(new Date(Date.now() + offset).toISOString()), 30_000);
    return () => clearInterval(timer);
  }, [start, ahead]);

  return {
    now,
    jumpTo: (moment) => {
      setNow(moment);
      setAhead(Date.parse(moment) - Date.now());
    },
  };
}
