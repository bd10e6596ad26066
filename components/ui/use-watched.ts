'use client';

import { useSyncExternalStore } from 'react';
import type { Watched } from '#components/ui/watched.ts';

/** The value now; on the server, that of the start. */
export function useWatched<Value>({ subscribe, read, atFirst }: Watched<Value>): Value {
  return useSyncExternalStore(subscribe, read, () => atFirst);
}
