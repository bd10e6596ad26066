import type { Metadata } from 'next';
import { FeeLedger } from '#components/fees/fee-ledger';
import { stateName } from '#components/filings/state-name';
import { PageHeader } from '#components/ui/page-header';
import { Section } from '#components/ui/section';
import { submissionsOf } from '#lib/client/submissions-of';
import { paths } from '#lib/config/paths';
import { assembleSubmission } from '#lib/contract/console/assemble-submission';
import { requireSession } from '#lib/session/require-session';
import { loadPlan } from '../load-plan.ts';
import { MissingFacts } from '../missing-facts.tsx';
import { PreflightProblems } from './preflight-problems.tsx';
import { problemsOfDraft } from './problems-of-draft.ts';
import { RecordFacts } from './record-facts.tsx';
import { SendPanel } from './send-panel.tsx';
import { SubmissionTable } from './submission-table.tsx';

type ReviewPageProps = { params: Promise<{ mode: string; planId: string }> };

export const metadata: Metadata = { title: 'Check and send' };

export default async function ReviewPage({ params }: ReviewPageProps) {
  const { mode: given, planId } = await params;
  const session = await requireSession(given);
  const { mode, client } = session;
  const loaded = await loadPlan(session, planId);
  const { plan, state, business, requirement } = loaded;
  const name = stateName(state.jurisdiction);
  const submission = assembleSubmission(plan, state, requirement);
  const preflight = await submissionsOf(client, plan.type).preflight(submission.body);
  const problems = problemsOfDraft(preflight.problems);
  const labels = Object.fromEntries(requirement.fields.map((field) => [field.name, field.label]));
  return (
    <>
      <PageHeader
        title={`Check and send to ${name}`}
        crumbs={[
          { label: 'Drafts', href: paths.plans(mode) },
          { label: plan.business_name, href: paths.plan(mode, plan.id) },
        ]}
        description={`Words in serif go on the public record of ${name}, exactly as they stand here.`}
      />
      {business ? (
        <MissingFacts mode={mode} businessId={business.id} missing={requirement.missing ?? []} />
      ) : null}
      <PreflightProblems {...{ mode, plan, requirement, problems }} />
      {business ? <RecordFacts mode={mode} business={business} answers={submission.body} /> : null}
      <SubmissionTable mode={mode} loaded={loaded} submission={submission} />
      {preflight.fee ? (
        <Section title={`Fee estimate, ${name}`} measure="form">
          <FeeLedger quote={preflight.fee} stateName={name} fieldLabel={(field) => labels[field] ?? field} />
        </Section>
      ) : null}
      <SendPanel
        mode={mode}
        planId={plan.id}
        version={plan.version}
        stateName={name}
        asksTaxId={'ein' in submission.body}
        faults={problems.reduce((sum, problem) => sum + (problem.errors?.length ?? 1), 0)}
      />
    </>
  );
}
