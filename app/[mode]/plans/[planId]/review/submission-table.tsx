import { turnaroundWords } from '#components/fees/tier-picker';
import { stateName } from '#components/filings/state-name';
import { labelOf } from '#components/forms/answer-field';
import { answerWords } from '#components/forms/answer-words';
import { formKey } from '#components/forms/form-key';
import { Section } from '#components/ui/section';
import { HeadCell, Table } from '#components/ui/table';
import { Cell, Row, RowHead } from '#components/ui/table-cell';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import { answersOfState, type Submission } from '#lib/contract/console/assemble-submission';
import type { RequirementField } from '#lib/contract/requirement';
import type { Mode } from '#lib/contract/scalars';
import type { LoadedPlan } from '../load-plan.ts';

type SubmissionTableProps = { mode: Mode; loaded: LoadedPlan; submission: Submission };

/** Each answer beside the words that it becomes on the state's form. What is kept and not sent is named. */
export function SubmissionTable({ mode, loaded, submission }: SubmissionTableProps) {
  const { plan, state, requirement, documents } = loaded;
  const { body, hidden } = submission;
  const given = answersOfState(plan, state, requirement);
  const shown = requirement.fields.filter((field) => field.name in body || field.name === 'registered_agent');
  const tier = requirement.expedited_tiers.find((one) => one.tier === state.expedited_tier);
  const change = (name: string) => `${paths.plan(mode, plan.id)}#field-${formKey(name)}`;
  return (
    <Section title="Your answers, and what goes to the state">
      <Table caption="Your answers, and what goes to the state">
        <thead>
          <tr>
            <HeadCell width="24%">Question</HeadCell>
            <HeadCell>Your answer</HeadCell>
            <HeadCell>On the state form</HeadCell>
            <HeadCell hidden>Change</HeadCell>
          </tr>
        </thead>
        <tbody>
          {shown.map((field) => (
            <Row key={field.name}>
              <RowHead>{labelOf(field)}</RowHead>
              <Cell label="Your answer">
                <Lines lines={yourWords(field, given[field.name], body[field.name], documents)} />
              </Cell>
              <Cell label="On the form">
                <StateWords field={field} value={body[field.name]} loaded={loaded} />
              </Cell>
              <Cell>
                <TextLink href={change(field.name)} alone>
                  Change<span className="sr-only"> {labelOf(field)}</span>
                </TextLink>
              </Cell>
            </Row>
          ))}
          <Row>
            <RowHead>Processing</RowHead>
            <Cell label="Your answer">
              {tier ? `${tier.label}, ${turnaroundWords(tier.turnaround)}` : 'Standard'}
            </Cell>
            <Cell label="On the form">
              <span className="record">{tier ? tier.label : 'No expedited handling'}</span>
            </Cell>
            <Cell>
              <TextLink href={change('expedited_tier')} alone>
                Change<span className="sr-only"> processing</span>
              </TextLink>
            </Cell>
          </Row>
        </tbody>
      </Table>
      {hidden.length > 0 ? (
        <p className="mt-3 max-w-form text-ink-2">
          Kept in the draft and not sent, because nothing asks for it now: {hidden.map(labelOf).join(', ')}.
        </p>
      ) : null}
    </Section>
  );
}

function yourWords(
  field: RequirementField,
  given: unknown,
  sent: unknown,
  documents: LoadedPlan['documents'],
): string[] {
  if (field.name === 'registered_agent') return [sent === undefined ? 'Statehouse serves' : 'Another agent'];
  return answerWords(field, given, documents);
}

type StateWordsProps = { field: RequirementField; value: unknown; loaded: LoadedPlan };

function StateWords({ field, value, loaded }: StateWordsProps) {
  const { state, documents } = loaded;
  if (field.name === 'contact') return <span className="text-ink-2">Never sent to the state</span>;
  if (field.name === 'registered_agent' && value === undefined) {
    return (
      <span className="record">Statehouse, at its registered office in {stateName(state.jurisdiction)}</span>
    );
  }
  if (field.type === 'document')
    return <Lines record lines={['Attached', ...answerWords(field, value, documents)]} />;
  return <Lines record lines={answerWords(field, value, documents)} />;
}

function Lines({ lines, record = false }: { lines: readonly string[]; record?: boolean }) {
  return (
    <span className={`whitespace-pre-line break-words ${record ? 'record' : ''}`}>{lines.join('\n')}</span>
  );
}
