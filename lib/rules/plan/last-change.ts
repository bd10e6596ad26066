import type { AnswerStamp, PlanDraft } from '#lib/contract/plan-draft';

/** The latest change of an answer after a version. Submitting a state changes no answer. */
export function lastChangeSince(
  { stamps }: Pick<PlanDraft, 'stamps'>,
  version: number,
): AnswerStamp | undefined {
  return Object.entries(stamps)
    .filter(([path, stamp]) => stamp.version > version && !path.endsWith('/status'))
    .map(([, stamp]) => stamp)
    .toSorted((one, other) => other.version - one.version)[0];
}
