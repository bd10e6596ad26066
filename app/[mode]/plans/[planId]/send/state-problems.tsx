import { stateName, stateNames } from '#components/filings/state-name.ts';
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

/** Everything that is wrong in every state at once: what states share once, the rest at its state. */
export function StateProblems({ plan, failed }: StateProblemsProps) {
  const { mode, id } = plan;
  const shared = new Map(sharedQuestions(plan.questions).map((question) => [question.name, question]));
  const isShared = (code: string, error: FieldError) => {
    const name = nameIn(error);
    const own = plan.states.find(({ jurisdiction }) => jurisdiction === code)?.answers ?? {};
    return shared.has(name) && !Object.hasOwn(own, name);
  };
  const alone = failed
    .map((state) => ({
      ...state,
      problems: without(state.problems, (error) => isShared(state.jurisdiction, error)),
    }))
    .filter(({ problems }) => problems.length > 0);
  return (
    <>
      <SharedProblems {...{ plan, failed, shared, isShared }} />
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
              allowsAlternate={fields.some(({ name }) => name === 'alternate_name')}
              problems={problems}
            />
          </Section>
        );
      })}
    </>
  );
}

type SharedProblemsProps = StateProblemsProps & {
  shared: ReadonlyMap<string, PlanQuestion>;
  isShared: (code: string, error: FieldError) => boolean;
};

function SharedProblems({ plan, failed, shared, isShared }: SharedProblemsProps) {
  const byFault = new Map<string, { name: string; detail: string; codes: string[] }>();
  for (const { jurisdiction, problems } of failed) {
    for (const error of problems.flatMap(({ errors = [] }) => errors)) {
      if (!isShared(jurisdiction, error)) continue;
      const key = `${error.pointer} ${error.code}`;
      const fault = byFault.get(key) ?? {
        name: nameIn(error),
        detail: error.code === 'required' ? words.notAnswered : error.detail,
        codes: [],
      };
      fault.codes.push(jurisdiction);
      byFault.set(key, fault);
    }
  }
  if (byFault.size === 0) return null;
  return (
    <Section title={words.inSeveral} description={words.inSeveralDetail}>
      <ul className="space-y-1">
        {[...byFault].map(([key, { name, detail, codes }]) => (
          <li key={key}>
            <TextLink href={`${paths.plan(plan.mode, plan.id)}#field-${name}`} tone="strong">
              {labelOf(shared.get(name) ?? { name })}
            </TextLink>
            : {detail} <span className="text-ink-2">({words.correctOnce(stateNames(codes))})</span>
          </li>
        ))}
      </ul>
    </Section>
  );
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
