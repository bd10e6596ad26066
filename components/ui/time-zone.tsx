'use client';

import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import { zoneName } from '#lib/config/time-zone';

const Zone = createContext({ timeZone: 'UTC', name: 'UTC' });

/** The time zone of the times below. ZoneLine names it once per page. */
export function useTimeZone(): string {
  return useContext(Zone).timeZone;
}

type TimeZoneProviderProps = { timeZone: string; name: string; children: ReactNode };

/** Starts with the zone that the browser sent before; on a first visit it is set after hydration. */
export function TimeZoneProvider({ timeZone, name, children }: TimeZoneProviderProps) {
  const [zone, setZone] = useState({ timeZone, name });
  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (!own || own === timeZone) return;
    // Otherwise a part whose script is not there yet would be replaced by its skeleton, with what was typed in it.
    startTransition(() => setZone({ timeZone: own, name: zoneName(own) }));
  }, [timeZone]);
  return <Zone value={zone}>{children}</Zone>;
}

export function ZoneLine() {
  return (
    <p data-foot="" data-zone="" className="mt-8 text-ink-2 text-small">
      Times are in {useContext(Zone).name}.
    </p>
  );
}
