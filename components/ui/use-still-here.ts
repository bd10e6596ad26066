'use client';

import { useCallback, useEffect, useRef } from 'react';

/** Whether what was pressed is still on the page, and open, once its answer is there. */
export function useStillHere(isOpen = true): () => boolean {
  const here = useRef(isOpen);
  useEffect(() => {
    here.current = isOpen;
    return () => {
      here.current = false;
    };
  }, [isOpen]);
  return useCallback(() => here.current, []);
}
