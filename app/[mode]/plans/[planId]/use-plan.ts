'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { browserStore } from '#components/drafts/browser-store.ts';
import { DraftStore, type SaveOutcome } from '#components/drafts/draft-store.ts';
import { useDraftStore } from '#components/drafts/use-draft-store.ts';
import { goneFrom, planChanges, planConflicts, planDraft } from '#components/plans/plan-draft.ts';
import { retryAction } from '#lib/actions/retry-action';
import { browserConsole } from '#lib/client/browser-client';
import { paths } from '#lib/config/paths';
import type { PlanChange, PlanDraft } from '#lib/contract/plan-draft';
import type { Mode } from '#lib/contract/scalars';
import { notSaved } from '../../not-saved.ts';
import { savePlan } from './actions.ts';

const LOOK_AGAIN = 4_000;

/** The plan as it is edited here and by colleagues: saved at every pause, looked at again every few seconds. */
export function usePlan(mode: Mode, plan: PlanDraft) {
  const { store, ...state } = useDraftStore(
    () =>
      new DraftStore<PlanDraft>(
        planDraft,
        {
          save: (changes) => save(mode, plan.id, planChanges(changes)),
          kept: browserStore('localStorage', `statehouse.${mode}.plan.${plan.id}`),
        },
        plan,
      ),
  );

  const { data, isFetchedAfterMount } = useQuery({
    queryKey: [mode, 'plan', plan.id],
    queryFn: ({ signal }) => browserConsole(paths.data(mode)).planDrafts.get(plan.id, signal),
    initialData: plan,
    refetchInterval: LOOK_AGAIN,
    // Back shows the form as it was before: only the service knows whether it was submitted since.
    refetchOnMount: 'always',
  });
  useLeaveWhenSent(mode, data, isFetchedAfterMount);
  useEffect(() => store.receive(data), [store, data]);

  useEffect(() => {
    if (data.status === 'submitted') store.forget();
  }, [data.status, store]);

  return { store, ...state };
}

/**
 * Going back from a filing to its form leads to the submission. A person who has the form open while a colleague
 * submits it stays.
 */
function useLeaveWhenSent(mode: Mode, plan: PlanDraft, isKnown: boolean): void {
  const router = useRouter();
  const looked = useRef(false);
  useEffect(() => {
    if (!isKnown || looked.current) return;
    looked.current = true;
    const filing = plan.states.length === 1 ? plan.states[0]?.filing_id : null;
    if (filing) router.replace(`${paths.filing(mode, filing)}#submitted`);
  }, [isKnown, mode, plan, router]);
}

async function save(mode: Mode, id: string, changes: PlanChange[]): Promise<SaveOutcome<PlanDraft>> {
  const answer = await retryAction(savePlan)(mode, { id, changes });
  if (!answer.ok) {
    const { gone, detail } = goneFrom(changes, answer.problem);
    return notSaved({ ...answer.problem, detail }, gone);
  }
  return { ok: true, saved: answer.data.plan, conflicts: planConflicts(answer.data) };
}
