import type { ReactNode } from 'react';
import type { AnswerField } from '#components/forms/answer-field.ts';
import { Notice } from '#components/ui/notice';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import type { OperationType } from '#lib/contract/operation-type';
import type { NameConflict, Problem } from '#lib/contract/problem';
import type { Mode } from '#lib/contract/scalars';
import { problemCode } from '#lib/contract/stated-problems';
import { nameCure } from '#lib/rules/names/name-cure';
import { FieldFaults } from './field-faults.tsx';
import { planReviewWords } from './words.ts';

/** Where a problem is corrected: the address of the form, and what it asks. */
export type Repair = {
  mode: Mode;
  type: OperationType;
  form: string;
  stateName: string;
  fields: readonly AnswerField[];
};

type PreflightProblemsProps = Repair & { problems: readonly Problem[] };

/** Everything that would block the filing, at once, each with a link to correct it. */
export function PreflightProblems({ problems, ...repair }: PreflightProblemsProps) {
  // The notice of the record itself names what the record lacks.
  const shown = asOne(problems.filter((problem) => problemCode(problem) !== 'business_incomplete'));
  if (problems.length === 0) {
    return (
      <Notice kind="done" title={planReviewWords.ready(repair.stateName)}>
        {planReviewWords.readyDetail}
      </Notice>
    );
  }
  return (
    <div className="space-y-4">
      {shown.map((problem) => (
        <Notice key={problem.type} kind="stop" title={titleOf(problem)} announce>
          {problem.errors || problem.conflicts ? null : <p>{problem.detail}</p>}
          <NextStep {...repair} problem={problem} />
        </Notice>
      ))}
    </div>
  );
}

/** Several problems may be about answers: a reader gets one list of all that are to be corrected. */
function asOne(problems: readonly Problem[]): Problem[] {
  const isOfAnswers = (problem: Problem) => problemCode(problem) === 'validation_error';
  const [first, ...others] = problems.filter(isOfAnswers);
  if (!first || others.length === 0) return [...problems];
  const errors = [first, ...others].flatMap((problem) => problem.errors ?? []);
  return [{ ...first, errors }, ...problems.filter((problem) => !isOfAnswers(problem))];
}

function titleOf({ title, errors }: Problem): string {
  if (!errors) return title;
  if (errors.every(({ code }) => code === 'required')) return planReviewWords.missing(errors.length);
  return errors.length === 1 ? planReviewWords.oneFault : planReviewWords.faults(errors.length);
}

type StepProps = Repair & { problem: Problem };

function NextStep({ problem, ...repair }: StepProps): ReactNode {
  const { mode, form, fields } = repair;
  switch (problemCode(problem)) {
    case 'validation_error':
      return <FieldFaults form={form} fields={fields} errors={problem.errors ?? []} />;
    case 'name_not_available':
      return <NameConflicts {...repair} problem={problem} />;
    case 'already_registered':
      return <ExistingRegistration mode={mode} problem={problem} />;
    case 'expedited_tier_not_offered':
      return <TextLink href={`${form}#field-expedited_tier`}>{planReviewWords.otherSpeed}</TextLink>;
    case 'not_formation_registration':
      return problem.formation_business_id ? (
        <TextLink href={paths.newPlan(mode, { business: problem.formation_business_id })}>
          {planReviewWords.fromHome}
        </TextLink>
      ) : null;
    default:
      return problem.request_id ? (
        <p className="text-small">
          {planReviewWords.request} <code className="break-all font-mono">{problem.request_id}</code>
        </p>
      ) : null;
  }
}

function ExistingRegistration({ mode, problem }: Pick<StepProps, 'mode' | 'problem'>) {
  const existing = problem.existing_registration;
  if (!existing) return null;
  const number = existing.registration_number ? planReviewWords.number(existing.registration_number) : '';
  return existing.filing_id ? (
    <TextLink href={paths.filing(mode, existing.filing_id)}>
      {planReviewWords.openFiling}
      {number}
    </TextLink>
  ) : (
    <TextLink href={paths.business(mode, existing.business_id)}>
      {planReviewWords.openRegistration}
      {number}
    </TextLink>
  );
}

function NameConflicts({ problem, ...repair }: StepProps) {
  return (
    <>
      <ul className="mt-2 list-disc space-y-1 ps-5">
        {(problem.conflicts ?? []).map((conflict) => (
          <li key={conflict.detail}>
            {conflict.detail}
            {conflict.name ? <span className="record block">{conflict.name}</span> : null}
          </li>
        ))}
      </ul>
      <p className="mt-2">
        <NameCure {...repair} conflicts={problem.conflicts ?? []} />
      </p>
    </>
  );
}

type NameCureProps = Repair & { conflicts: readonly NameConflict[] };

function NameCure({ type, form, stateName, fields, conflicts }: NameCureProps) {
  const cure = nameCure(type, fields, conflicts);
  if (cure === null) return planReviewWords.noAlternate(stateName);
  return (
    <TextLink alone href={`${form}?check=1#field-${cure}`}>
      {planReviewWords.nameCures[cure](stateName)}
    </TextLink>
  );
}
