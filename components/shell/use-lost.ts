'use client';

import { sessionEnd } from '#components/shell/session-end.ts';
import { useWatched } from '#components/ui/use-watched.ts';

/** Whether a page that refreshes by itself has lost the service. Of a session that has ended, the frame speaks. */
export function useLost(isError: boolean): boolean {
  const isOver = useWatched(sessionEnd);
  return isError && !isOver;
}
