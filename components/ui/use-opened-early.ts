import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** For a `details` that a press before hydration may have opened, which no event says afterwards. Returns its ref. */
export function useOpenedEarly(onOpen: () => void): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null);
  const note = useEffectEvent(() => {
    if (details.current?.open) onOpen();
  });
  useEffect(() => note(), []);
  return details;
}
