import { FeeLedger } from '#components/fees/fee-ledger';
import { stateName } from '#components/filings/state-name.ts';
import { Section } from '#components/ui/section';
import type { FeeQuote } from '#lib/contract/fee';
import type { Mode } from '#lib/contract/scalars';
import type { Submission } from '#lib/rules/plan/assemble-submission';
import type { LoadedPlan } from '../load-plan.ts';
import { RecordFacts } from './record-facts.tsx';
import { SubmissionTable } from './submission-table.tsx';
import { planReviewWords } from './words.ts';

type AnswersAndFeeProps = {
  mode: Mode;
  loaded: LoadedPlan;
  submission: Submission;
  /** Null if it could not be estimated. */
  fee: FeeQuote | null;
  /** Whether the person is shown where to change what they read. */
  mayChange: boolean;
};

/** What the state would get, and what it costs: from the record, from the answers, by the fee schedule. */
export function AnswersAndFee({ mode, loaded, submission, fee, mayChange }: AnswersAndFeeProps) {
  const { business, state, requirement } = loaded;
  const name = stateName(state.jurisdiction);
  const labels = Object.fromEntries(requirement.fields.map((field) => [field.name, field.label]));
  return (
    <>
      {business ? (
        <RecordFacts {...{ mode, business }} answers={submission.body} mayCorrect={mayChange} />
      ) : null}
      <SubmissionTable {...{ mode, loaded, submission, mayChange }} />
      {fee ? (
        <Section title={planReviewWords.feeEstimate(name)} measure="form">
          <FeeLedger quote={fee} stateName={name} fieldLabel={(field) => labels[field] ?? field} />
        </Section>
      ) : null}
    </>
  );
}
