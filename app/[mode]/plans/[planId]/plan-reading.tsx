import type { Mode } from '#lib/contract/scalars';
import { assembleSubmission } from '#lib/rules/plan/assemble-submission';
import { ReadOnlyNotice } from '../../read-only-notice.tsx';
import type { KnownForm } from './load-form.ts';
import type { LoadedPlan } from './load-plan.ts';
import { AnswersAndFee } from './review/answers-and-fee.tsx';

type PlanReadingProps = { mode: Mode; loaded: LoadedPlan; known: KnownForm };

/** The answers so far, in place of the form, for a person whose roles do not permit them to change a plan. */
export function PlanReading({ mode, loaded, known }: PlanReadingProps) {
  const { plan, state, requirement } = loaded;
  return (
    <>
      <ReadOnlyNotice />
      <AnswersAndFee
        {...{ mode, loaded }}
        submission={assembleSubmission(plan, state, requirement)}
        fee={known.fee?.quote ?? null}
        mayChange={false}
      />
    </>
  );
}
