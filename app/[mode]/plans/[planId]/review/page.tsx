import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { NameCheckNotice } from '#components/filings/name-check-notice';
import { stateName } from '#components/filings/state-name.ts';
import { DuplicateNotice } from '#components/plans/duplicate-notice';
import { PageHeader } from '#components/ui/page-header';
import { submissionsOf } from '#lib/client/submissions-of';
import { paths } from '#lib/config/paths';
import type { Problem } from '#lib/contract/problem';
import { assembleSubmission } from '#lib/rules/plan/assemble-submission';
import { faultsOfDraft } from '#lib/rules/plan/faults-of-draft';
import { requireSession } from '#lib/session/require-session';
import { planListWords } from '../../words.ts';
import { HeldNotice, ruleFor } from '../held-notice.tsx';
import { loadPlan, planTitle, readPlanDraft } from '../load-plan.ts';
import { MissingFacts } from '../missing-facts.tsx';
import { RefusedNotice } from '../refused-notice.tsx';
import { AnswersAndFee } from './answers-and-fee.tsx';
import { PreflightProblems } from './preflight-problems.tsx';
import { SendPanel } from './send-panel.tsx';
import { planReviewWords } from './words.ts';

type ReviewPageProps = { params: Promise<{ mode: string; planId: string }> };

export async function generateMetadata({ params }: ReviewPageProps): Promise<Metadata> {
  const { mode, planId } = await params;
  return { title: planReviewWords.tabTitle(await planTitle(mode, planId)) };
}

export default async function ReviewPage({ params }: ReviewPageProps) {
  const { mode: given, planId } = await params;
  const session = await requireSession(given);
  const { mode, client, consoleClient } = session;
  if (!session.may('prepare')) redirect(paths.plan(mode, planId));
  if ((await readPlanDraft(session, planId)).states.length > 1) redirect(paths.planSend(mode, planId));
  const loaded = await loadPlan(session, planId);
  const { plan, state, business, requirement } = loaded;
  const name = stateName(state.jurisdiction);
  const submission = assembleSubmission(plan, state, requirement);
  const [preflight, rules] = await Promise.all([
    submissionsOf(client, plan.type).preflight(submission.body),
    consoleClient.approvals.rules({ limit: 100 }),
  ]);
  const problems = problemsOfDraft(preflight.problems);
  const rule = problems.length === 0 ? ruleFor(rules.data, { ...state, fee: preflight.fee }) : undefined;
  return (
    <>
      <PageHeader
        title={planReviewWords.titleTo(name)}
        crumbs={[
          { label: planListWords.title, href: paths.plans(mode) },
          { label: plan.business_name, href: paths.plan(mode, plan.id) },
        ]}
        description={planReviewWords.description(name)}
      />
      {business ? (
        <MissingFacts mode={mode} businessId={business.id} missing={requirement.missing ?? []} mayComplete />
      ) : null}
      <div className="space-y-4">
        <RefusedNotice states={[state]} />
        <PreflightProblems
          mode={mode}
          type={plan.type}
          form={paths.plan(mode, plan.id)}
          stateName={requirement.name}
          fields={requirement.fields}
          problems={problems}
        />
        <DuplicateNotice mode={mode} registrations={preflight.other_registrations} />
        <NameCheckNotice check={preflight.name_check} stateName={name} />
      </div>
      <AnswersAndFee {...{ mode, loaded, submission }} fee={preflight.fee} mayChange />
      <HeldNotice
        mode={mode}
        title={planReviewWords.held}
        detail={planReviewWords.heldDetail}
        rules={rule ? [rule] : []}
      />
      <SendPanel
        mode={mode}
        planId={plan.id}
        version={plan.version}
        estimate={{ total: preflight.fee?.total.amount ?? null, priced_on: plan.priced_on }}
        body={submission.body}
        stateName={name}
        asksTaxId={'ein' in submission.body}
        faults={problems.reduce((sum, problem) => sum + (problem.errors?.length ?? 1), 0)}
      />
    </>
  );
}

/** The faults that would block the plan as it is. Answers that are asked for only at submission do not block it. */
function problemsOfDraft(problems: readonly Problem[]): Problem[] {
  return problems.flatMap((problem) => {
    if (!problem.errors) return [problem];
    const errors = faultsOfDraft(problem.errors);
    return errors.length > 0 ? [{ ...problem, errors }] : [];
  });
}
