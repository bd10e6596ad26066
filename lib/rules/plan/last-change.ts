import type { AnswerStamp, PlanDraft } from '#lib/contract/plan-draft';
import { isVisit } from '#lib/rules/plan/unseen-rules';

export type StampedChange = AnswerStamp & { path: string };

type Stamped = Pick<PlanDraft, 'stamps'>;

/** The changes of answers after a version, newest first. To submit a state, or to note its rules, changes no answer. */
export function changesSince({ stamps }: Stamped, version: number): StampedChange[] {
  return Object.entries(stamps)
    .map(([path, stamp]) => ({ path, ...stamp }))
    .filter((change) => change.version > version && isOfAnswer(change.path))
    .toSorted((one, other) => other.version - one.version);
}

export function lastChangeSince(plan: Stamped, version: number): StampedChange | undefined {
  return changesSince(plan, version)[0];
}

function isOfAnswer(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name !== 'status' && !isVisit(name);
}
