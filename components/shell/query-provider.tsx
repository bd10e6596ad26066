'use client';

import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { sessionEnd } from '#components/shell/session-end.ts';

/**
 * Queries that refresh while the page is open. The server has rendered their first result, so the first refresh waits.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        queryCache: new QueryCache({
          onError: (error) => ('status' in error ? sessionEnd.notice(Number(error.status)) : undefined),
        }),
        defaultOptions: {
          queries: {
            staleTime: 5_000,
            gcTime: 5 * 60_000,
            refetchOnWindowFocus: true,
            // A refusal will not change on a retry; only a missing response is worth one.
            retry: (failures, error) => failures < 2 && 'status' in error && Number(error.status) >= 502,
          },
        },
      }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
