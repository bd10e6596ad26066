import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useCallback, useState } from 'react';
import type { DraftStore } from '#components/drafts/draft-store.ts';
import type { PlanDraft } from '#lib/contract/plan-draft';
import type { Mode } from '#lib/contract/scalars';
import type { Refusal } from './take-out-state.ts';

/** The code that removes a state loads with the press. */
export function useRemoveState(mode: Mode, planId: string, store: DraftStore<PlanDraft>) {
  const router = useRouter();
  const queries = useQueryClient();
  const [refusal, refuse] = useState<Refusal | null>(null);
  const remove = useCallback(
    async (jurisdiction: string) => {
      const { takeOutState } = await import('./take-out-state.ts');
      const readAgain = async () => {
        await queries.invalidateQueries({ queryKey: [mode, 'plan', planId] });
        router.refresh();
      };
      await takeOutState({ mode, store, jurisdiction, refuse, readAgain });
    },
    [mode, planId, store, queries, router],
  );
  return { remove, refusal };
}
