'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { PlanKeeper } from '#components/plans/plan-keeper.ts';
import type { PlanSaveOutcome } from '#components/plans/plan-keeper-ports.ts';
import type { ActionResult } from '#lib/actions/action-result';
import { retryAction } from '#lib/actions/retry-action';
import { browserConsole } from '#lib/client/browser-client';
import { paths } from '#lib/config/paths';
import type { Plan, PlanChange, UpdatePlanResult } from '#lib/contract/plan';
import type { Mode } from '#lib/contract/scalars';
import { savePlan } from './actions.ts';
import { forgetUnsaved, keepUnsaved, readUnsaved } from './unsaved.ts';

const LOOK_AGAIN = 4_000;

/** The draft as it is edited here and by colleagues: saved at every pause, looked at again every few seconds. */
export function usePlan(mode: Mode, plan: Plan): PlanKeeper {
  const [keeper] = useState(
    () =>
      new PlanKeeper(
        {
          save: (changes) => save(mode, plan.id, changes),
          keep: (pending) => keepUnsaved(mode, plan.id, pending),
          later: (milliseconds, act) => {
            const timer = setTimeout(act, milliseconds);
            return () => clearTimeout(timer);
          },
        },
        plan,
      ),
  );

  const { data, isFetchedAfterMount } = useQuery({
    queryKey: [mode, 'plan', plan.id],
    queryFn: ({ signal }) => browserConsole(paths.data(mode)).plans.get(plan.id, signal),
    initialData: plan,
    refetchInterval: LOOK_AGAIN,
    // Back shows the form as it was before: only asking tells whether it was sent since.
    refetchOnMount: 'always',
  });
  useLeaveWhenSent(mode, data, isFetchedAfterMount);
  useEffect(() => keeper.receive(data), [keeper, data]);

  useEffect(() => {
    keeper.restore(readUnsaved(mode, plan.id));
    const leave = () => void keeper.flush();
    window.addEventListener('pagehide', leave);
    window.addEventListener('online', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('online', leave);
      leave();
    };
  }, [keeper, mode, plan.id]);

  useEffect(() => {
    if (data.status === 'submitted') forgetUnsaved(mode, plan.id);
  }, [data.status, mode, plan.id]);

  return keeper;
}

/** Back from a filing to its form leads to what was sent. Whoever has the form open while a colleague sends it stays. */
function useLeaveWhenSent(mode: Mode, plan: Plan, isKnown: boolean): void {
  const router = useRouter();
  const looked = useRef(false);
  useEffect(() => {
    if (!isKnown || looked.current) return;
    looked.current = true;
    const filing = plan.states[0]?.filing_id;
    if (filing) router.replace(`${paths.filing(mode, filing)}#submitted`);
  }, [isKnown, mode, plan, router]);
}

export function useKeeper(keeper: PlanKeeper) {
  return useSyncExternalStore(keeper.subscribe, keeper.state, keeper.state);
}

async function save(mode: Mode, id: string, changes: PlanChange[]): Promise<PlanSaveOutcome> {
  const answer = await retryAction(savePlan)(mode, { id, changes }).catch(() => null);
  return outcomeOf(answer);
}

function outcomeOf(answer: ActionResult<UpdatePlanResult> | null): PlanSaveOutcome {
  if (answer?.ok) return { ok: true, result: answer.data };
  const code = answer?.problem.code;
  if (code === 'unauthenticated') return { ok: false, why: 'signed-out' };
  const isFinal = code !== undefined && !['unavailable', 'internal_error', 'rate_limited'].includes(code);
  return isFinal
    ? { ok: false, why: 'closed', detail: answer?.problem.detail ?? '' }
    : { ok: false, why: 'failed' };
}
