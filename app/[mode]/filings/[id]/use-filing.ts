'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { navigationCounts } from '#components/shell/use-count-again.ts';
import { useLost } from '#components/shell/use-lost.ts';
import { browserClient, browserConsole } from '#lib/client/browser-client';
import { paths } from '#lib/config/paths';
import type { Filing } from '#lib/contract/filing';
import type { Mode } from '#lib/contract/scalars';
import { everyEvent } from './every-event.ts';
import { type FilingView, isSettled } from './filing-view.ts';

const EVERY = 2_000;

/** Follows a filing while its page is open. Only the filing is polled; the rest is read again when it changes. */
export function useFiling(mode: Mode, initial: FilingView) {
  const { id } = initial.filing;
  const client = browserClient(paths.data(mode));
  const queries = useQueryClient();
  const filing = useQuery({
    queryKey: [mode, 'filing', id],
    queryFn: ({ signal }) => client.filings.get(id, signal),
    initialData: initial.filing,
    staleTime: EVERY / 2,
    refetchInterval: (query) => (query.state.data && isSettled(query.state.data) ? false : EVERY),
    refetchOnWindowFocus: true,
  });
  const events = useQuery({
    queryKey: [mode, 'filing-events', id],
    queryFn: ({ signal }) => everyEvent(client, id, signal),
    initialData: initial.events,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const summary = useQuery({
    queryKey: [mode, 'filing-summary', id],
    queryFn: ({ signal }) => browserConsole(paths.data(mode)).filings.summary(id, signal),
    initialData: initial.summary ?? undefined,
    enabled: initial.summary !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });

  useEffectOfChange(filing.data, () => {
    void queries.invalidateQueries({ queryKey: [mode, 'filing-events', id] });
    void queries.invalidateQueries({ queryKey: [mode, 'filing-summary', id] });
    void queries.invalidateQueries({ queryKey: navigationCounts(mode) });
  });

  return {
    filing: filing.data,
    events: events.data,
    summary: summary.data ?? null,
    isLost: useLost(filing.isError),
    // The result of an action is newer than anything requested before it.
    put: (changed: Filing) => queries.setQueryData([mode, 'filing', id], changed),
    ask: () => queries.invalidateQueries({ queryKey: [mode, 'filing', id] }),
  };
}

/** The query keeps its object as long as nothing in it changed, so another object is a change. */
function useEffectOfChange<T>(value: T, act: () => void) {
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    act();
  });
}
