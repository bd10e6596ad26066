'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import { PAGE_TITLE } from '#components/ui/page-title.ts';
import { useFocusWhenLost } from '../../use-focus-when-lost.ts';

/** A key that ended leaves the table, and with it the button that was pressed. A new key changes nothing. */
export function FocusAfterEnd({ working }: { working: readonly string[] }) {
  const seen = useRef(new Set<string>());
  const [ended, setEnded] = useState(0);
  useLayoutEffect(() => {
    for (const id of working) seen.current.add(id);
    setEnded(seen.current.size - working.length);
  }, [working]);
  useFocusWhenLost(String(ended), PAGE_TITLE);
  return null;
}
