'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { browserClient } from '#lib/client/browser-client';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';
import { askFee, type FeeQuestion } from './ask-fee.ts';
import type { KnownFee } from './load-form.ts';
import type { LoadedPlan } from './load-plan.ts';

const PAUSE = 40;

/** The fee of what is answered so far. Old figures stay while newer ones are on their way. */
export function useFee(mode: Mode, loaded: LoadedPlan, question: FeeQuestion, known: KnownFee | null) {
  const settled = useSettled(JSON.stringify(question), PAUSE);
  return useQuery({
    queryKey: [mode, 'fee', loaded.state.jurisdiction, loaded.business?.id ?? null, settled],
    queryFn: ({ signal }) =>
      askFee(browserClient(paths.data(mode)), loaded, JSON.parse(settled) as FeeQuestion, signal),
    initialData: known && JSON.stringify(known.question) === settled ? known.quote : undefined,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

function useSettled(value: string, pause: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
