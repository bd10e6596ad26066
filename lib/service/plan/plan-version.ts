import type { PlanRow } from '#lib/service/db/schema/plans';
import { ProblemError } from '#lib/service/errors';
import { versionOf } from '#lib/service/resource-version';

/** The value that `If-Match` is compared with: it changes when someone edits the plan, and not with the date. */
export function taggedPlan({ id, version }: Pick<PlanRow, 'id' | 'version'>): object {
  return { id, version };
}

export function planTag(plan: Pick<PlanRow, 'id' | 'version'>): string {
  return versionOf(taggedPlan(plan));
}

/** Throws 409 with the changes since the version that the caller read. */
export function requirePlanVersion(version: number | undefined, plan: PlanRow): void {
  if (version === undefined || version === plan.version) return;
  const changed = Object.entries(plan.stamps)
    .filter(([, stamp]) => stamp.version > version)
    .toSorted(([, a], [, b]) => a.version - b.version)
    .map(([path, { by, at }]) => ({ pointer: `/${path}`, by, at }));
  throw new ProblemError(
    'plan_changed',
    `The plan is at version ${plan.version}, and you have read version ${version}. Read it again and repeat your change.`,
    { current_version: String(plan.version), changed },
  );
}
