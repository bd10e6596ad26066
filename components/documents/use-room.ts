'use client';

import { type RefObject, useEffect, useState } from 'react';

/** Width of an element in whole pixels; 0 until it is measured. */
export function useRoom(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const box = element.current;
    if (!box) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.floor(entry.contentRect.width));
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
