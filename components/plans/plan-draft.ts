import type { Changes, Conflict, DraftKind } from '#components/drafts/draft-store.ts';
import { stateNames } from '#components/filings/state-name.ts';
import { withValue } from '#components/plans/plan-path.ts';
import { planWords } from '#components/plans/words.ts';
import type { PlanChange, PlanDraft, UpdatePlanDraftResult } from '#lib/contract/plan-draft';
import type { Problem } from '#lib/contract/problem';
import { changesSince } from '#lib/rules/plan/last-change';

/** A plan as a draft: the service compares versions answer by answer and returns what somebody else changed. */
export const planDraft: DraftKind<PlanDraft> = {
  versionOf: ({ version }) => version,
  savedAt: ({ updated_at }) => updated_at,
  baseOf: ({ version }) => version,
  withValue,
  changedSince: changesSince,
};

export function planChanges(changes: Changes): PlanChange[] {
  return Object.entries(changes).map(([path, { value, base }]) => ({
    ...{ path, value },
    // For a plan that can no longer be read, no version counts as seen.
    base_version: typeof base === 'number' ? base : 0,
  }));
}

export function planConflicts({ conflicts }: UpdatePlanDraftResult): Conflict[] {
  return conflicts.map((conflict) => ({ ...conflict, base: conflict.stamp.version }));
}

/** The changes that were refused for their place: their state was sent or removed in the meantime. */
export function goneFrom(
  changes: readonly PlanChange[],
  { errors = [], detail }: Pick<Problem, 'errors' | 'detail'>,
): { gone: string[]; detail: string } {
  const gone = errors.flatMap(({ pointer }) => {
    const [, index] = /^\/changes\/(\d+)\/path$/.exec(pointer) ?? [];
    return (index && changes[Number(index)]?.path) || [];
  });
  const states = new Set(gone.flatMap((path) => /^states\/([^/]+)/.exec(path)?.[1] ?? []));
  return { gone, detail: states.size > 0 ? planWords.gone(stateNames([...states])) : detail };
}
