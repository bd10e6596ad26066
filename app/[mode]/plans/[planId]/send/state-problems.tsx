import { stateName, stateNames } from '#components/filings/state-name.ts';
import { afterLabel } from '#components/forms/after-label.ts';
import { labelOf } from '#components/forms/answer-field.ts';
import { readPointer } from '#components/forms/form-key.ts';
import { sharedQuestions } from '#components/plans/plan-matrix.ts';
import { Section } from '#components/ui/section';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import type { Plan, PlanPreflight, PlanQuestion } from '#lib/contract/plan';
import type { FieldError, Problem } from '#lib/contract/problem';
import { PreflightProblems } from '../review/preflight-problems.tsx';
import { planSendWords as words } from './words.ts';

type FailedState = PlanPreflight['states'][number];
type StateProblemsProps = { plan: Plan; failed: readonly FailedState[] };

/** Everything that is wrong in every state at once: what is wrong in several states once, the rest at its state. */
export function StateProblems({ plan, failed }: StateProblemsProps) {
  const { mode, id } = plan;
  const shared = faultsInSeveral(plan, failed);
  const alone = failed
    .map((state) => ({
      ...state,
      problems: without(
        state.problems,
        (error) => shared.get(keyOf(error))?.codes.includes(state.jurisdiction) ?? false,
      ),
    }))
    .filter(({ problems }) => problems.length > 0);
  return (
    <>
      <SharedProblems plan={plan} faults={shared} />
      {alone.map(({ jurisdiction, problems }) => {
        const fields = plan.questions.filter(({ states }) => states.includes(jurisdiction));
        return (
          <Section key={jurisdiction} id={jurisdiction} title={words.problemsOf(stateName(jurisdiction))}>
            <PreflightProblems
              mode={mode}
              type="foreign_qualification"
              form={paths.planState(mode, id, jurisdiction)}
              stateName={stateName(jurisdiction)}
              fields={fields}
              problems={problems}
            />
          </Section>
        );
      })}
    </>
  );
}

type SharedFault = { question: PlanQuestion; detail: string; codes: string[] };

/** Faults of a shared question that more than one state finds in the shared answer, by pointer and code. */
function faultsInSeveral(plan: Plan, failed: readonly FailedState[]): Map<string, SharedFault> {
  const questions = new Map(sharedQuestions(plan.questions).map((question) => [question.name, question]));
  const answers = new Map(plan.states.map((state) => [state.jurisdiction, state.answers]));
  const faults = new Map<string, SharedFault>();
  for (const { jurisdiction, problems } of failed) {
    for (const error of problems.flatMap(({ errors = [] }) => errors)) {
      const question = questions.get(nameIn(error));
      if (!question || Object.hasOwn(answers.get(jurisdiction) ?? {}, question.name)) continue;
      const detail = isUnanswered(error) ? words.notAnswered : error.detail;
      const fault = faults.get(keyOf(error)) ?? { question, detail, codes: [] };
      if (!fault.codes.includes(jurisdiction)) fault.codes.push(jurisdiction);
      faults.set(keyOf(error), fault);
    }
  }
  return new Map([...faults].filter(([, { codes }]) => codes.length > 1));
}

type SharedProblemsProps = { plan: Plan; faults: ReadonlyMap<string, SharedFault> };

function SharedProblems({ plan, faults }: SharedProblemsProps) {
  if (faults.size === 0) return null;
  return (
    <Section title={words.inSeveral} description={words.inSeveralDetail}>
      <ul className="space-y-1">
        {[...faults].map(([key, { question, detail, codes }]) => (
          <li key={key}>
            <TextLink href={`${paths.plan(plan.mode, plan.id)}#field-${question.name}`} tone="strong">
              {labelOf(question)}
            </TextLink>
            {afterLabel(labelOf(question), detail, question.name)}{' '}
            <span className="text-ink-2">
              (
              {words.correctOnce(
                codes.length === plan.states.length ? words.allStates(codes.length) : stateNames(codes),
              )}
              )
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Each state describes the whole question in its own way, and what a part of an answer lacks alike. */
function isUnanswered({ code, pointer }: FieldError): boolean {
  return code === 'required' && readPointer(pointer)?.length === 1;
}

function keyOf({ pointer, code }: FieldError): string {
  return `${pointer} ${code}`;
}

function nameIn({ pointer }: FieldError): string {
  return readPointer(pointer)?.[0] ?? '';
}

function without(problems: readonly Problem[], isLeftOut: (error: FieldError) => boolean): Problem[] {
  return problems.flatMap((problem) => {
    if (!problem.errors) return [problem];
    const errors = problem.errors.filter((error) => !isLeftOut(error));
    return errors.length > 0 ? [{ ...problem, errors }] : [];
  });
}
