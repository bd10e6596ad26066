import { planWords } from '#components/plans/words.ts';
import { Time } from '#components/ui/time';
import type { PlanQuestion } from '#lib/contract/plan';
import type { PlanDraft } from '#lib/contract/plan-draft';

type SharedSourceProps = {
  question: Pick<PlanQuestion, 'name' | 'value_source'>;
  draft: Pick<PlanDraft, 'answers' | 'stamps'>;
};

/** The origin of an answer that several states share. */
export function SharedSource({ question: { name, value_source }, draft }: SharedSourceProps) {
  if (Object.hasOwn(draft.answers, name)) {
    const stamp = draft.stamps[`answers/${name}`];
    return stamp ? (
      <>
        {planWords.source.enteredBy} {stamp.by}, <Time value={stamp.at} />.{' '}
      </>
    ) : null;
  }
  if (value_source === null || value_source === 'person') return null;
  return `${planWords.source[value_source]} `;
}
