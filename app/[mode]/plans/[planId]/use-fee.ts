'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { browserClient } from '#lib/client/browser-client';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';

const PAUSE = 40;

type FeeQuestion = {
  mode: Mode;
  jurisdiction: string;
  /** Null for a formation: the company is not there yet. */
  businessId: string | null;
  /** The answers so far, as far as a fee may use them. */
  counted: Readonly<Record<string, string | number | boolean>>;
  tier: string | null;
};

/** The fee of what is answered so far. Old figures stay while newer ones are on their way. */
export function useFee({ mode, jurisdiction, businessId, counted, tier }: FeeQuestion) {
  const asked = JSON.stringify({ tier, answers: counted });
  const settled = useSettled(asked, PAUSE);
  return useQuery({
    queryKey: [mode, 'fee', jurisdiction, businessId, settled],
    queryFn: ({ signal }) => {
      const question: { tier: string | null; answers: Record<string, string | number | boolean> } =
        JSON.parse(settled);
      const client = browserClient(paths.data(mode));
      const asked = {
        jurisdiction,
        ...(question.tier && { expedited_tier: question.tier }),
        fields: question.answers,
      };
      return businessId === null
        ? client.formations.fee(asked, signal)
        : client.foreignQualifications.fee({ ...asked, business_id: businessId }, signal);
    },
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
