import { turnaroundWords } from '#components/fees/tier-words.ts';
import { labelOf } from '#components/forms/answer-field.ts';
import { answerWords } from '#components/forms/answer-words.ts';
import { formKey } from '#components/forms/form-key.ts';
import { impliedWords } from '#components/forms/implied-words.ts';
import { formWords } from '#components/forms/words.ts';
import { Section } from '#components/ui/section';
import { HeadCell, Table } from '#components/ui/table';
import { Cell, Row, RowHead } from '#components/ui/table-cell';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';
import { answersOfState, type Submission } from '#lib/rules/plan/assemble-submission';
import type { PlanField } from '#lib/rules/plan/plan-requirement';
import type { LoadedPlan } from '../load-plan.ts';
import { fieldsSent, Lines, StateWords } from './state-words.tsx';
import { planReviewWords } from './words.ts';

type SubmissionTableProps = { mode: Mode; loaded: LoadedPlan; submission: Submission; mayChange: boolean };

/** Each answer beside the text for the state's form. Answers that are stored but not sent are listed. */
export function SubmissionTable({ mode, loaded, submission, mayChange }: SubmissionTableProps) {
  const { plan, state, requirement, documents } = loaded;
  const { answers, hidden } = submission;
  const given = answersOfState(plan, state, requirement);
  const shown = fieldsSent(requirement.fields, answers);
  const tier = requirement.expedited_tiers.find((one) => one.tier === state.expedited_tier);
  return (
    <Section title={planReviewWords.answers}>
      <Table caption={planReviewWords.answers}>
        <thead>
          <tr>
            <HeadCell width="24%">{planReviewWords.question}</HeadCell>
            <HeadCell width="28%">{planReviewWords.yourAnswer}</HeadCell>
            <HeadCell>{planReviewWords.onStateForm}</HeadCell>
            {mayChange ? <HeadCell hidden>{planReviewWords.change}</HeadCell> : null}
          </tr>
        </thead>
        <tbody>
          {shown.map((field) => (
            <Row key={field.name}>
              <RowHead>{labelOf(field)}</RowHead>
              <Cell label={planReviewWords.yourAnswer}>
                <Lines
                  lines={yourWords(field, given[field.name], answers[field.name], documents)}
                  field={field}
                />
              </Cell>
              <Cell label={planReviewWords.onStateForm}>
                <StateWords {...{ field, answers, documents }} jurisdiction={state.jurisdiction} />
              </Cell>
              {mayChange ? <Change {...{ mode, loaded }} name={field.name} of={labelOf(field)} /> : null}
            </Row>
          ))}
          <Row>
            <RowHead>{planReviewWords.processing}</RowHead>
            <Cell label={planReviewWords.yourAnswer}>
              {tier ? `${tier.label}, ${turnaroundWords(tier.turnaround)}` : planReviewWords.standard}
            </Cell>
            <Cell label={planReviewWords.onStateForm}>{tier ? tier.label : planReviewWords.noExpedite}</Cell>
            {mayChange ? (
              <Change {...{ mode, loaded }} name="expedited_tier" of={planReviewWords.theProcessing} />
            ) : null}
          </Row>
        </tbody>
      </Table>
      {hidden.length > 0 ? (
        <p className="mt-3 max-w-form text-ink-2">
          {planReviewWords.kept} {hidden.map(labelOf).join(', ')}.
        </p>
      ) : null}
    </Section>
  );
}

type ChangeProps = { mode: Mode; loaded: LoadedPlan; name: string; of: string };

function Change({ mode, loaded, name, of }: ChangeProps) {
  return (
    <Cell actions>
      <TextLink href={`${paths.plan(mode, loaded.plan.id)}#field-${formKey(name)}`} alone data-no-print="">
        {planReviewWords.change}
        <span className="sr-only"> {of}</span>
      </TextLink>
    </Cell>
  );
}

function yourWords(
  field: PlanField,
  given: unknown,
  sent: unknown,
  documents: LoadedPlan['documents'],
): string[] {
  const implied = impliedWords(field);
  if (implied && sent === undefined) return [implied];
  if (field.name === 'registered_agent') return [formWords.agent.servedByAnother];
  return answerWords(field, given, documents);
}
