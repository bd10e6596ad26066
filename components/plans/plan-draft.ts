import type { Changes, Conflict, DraftKind } from '#components/drafts/draft-store.ts';
import { withValue } from '#components/plans/plan-path.ts';
import type { PlanChange, PlanDraft, UpdatePlanDraftResult } from '#lib/contract/plan-draft';
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
