import type { Metadata } from 'next';
import { FILING_TYPE_WORDS } from '#components/filings/filing-words.ts';
import { stateName } from '#components/filings/state-name.ts';
import { AlsoLooking } from '#components/people/also-looking';
import { LinkButton } from '#components/ui/link-button';
import { PageHeader } from '#components/ui/page-header';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import { requireSession } from '#lib/session/require-session';
import { planStartWords } from '../new/words.ts';
import { planListWords } from '../words.ts';
import { loadForm } from './load-form.ts';
import { loadPlan, planTitle, readPlanDraft } from './load-plan.ts';
import { PlanMatrixPage } from './matrix/plan-matrix-page.tsx';
import { MissingFacts } from './missing-facts.tsx';
import { PlanReading } from './plan-reading.tsx';
import { PlanFormView } from './plan-views.ts';
import { RefusedNotice } from './refused-notice.tsx';
import { planFormWords } from './words.ts';

type PlanPageProps = {
  params: Promise<{ mode: string; planId: string }>;
  searchParams: Promise<{ check?: string | string[] }>;
};

export async function generateMetadata({ params }: Pick<PlanPageProps, 'params'>): Promise<Metadata> {
  const { mode, planId } = await params;
  return { title: await planTitle(mode, planId) };
}

export default async function PlanPage({ params, searchParams }: PlanPageProps) {
  const { mode: given, planId } = await params;
  const session = await requireSession(given);
  const { mode } = session;
  const draft = await readPlanDraft(session, planId);
  if (draft.business_id && draft.states.length > 1)
    return <PlanMatrixPage {...{ session, draft }} businessId={draft.business_id} />;
  const loaded = await loadPlan(session, planId);
  const known = await loadForm(session, loaded);
  const { plan, state, business, requirement } = loaded;
  const mayChange = session.may('prepare');
  const { form, office } = requirement;
  const what =
    plan.type === 'formation' ? planListWords.formationOfLlc : FILING_TYPE_WORDS.foreign_qualification;
  return (
    <>
      <PageHeader
        title={plan.business_name}
        face="record"
        crumbs={[{ label: planListWords.title, href: paths.plans(mode) }]}
        description={planFormWords.description(what, stateName(state.jurisdiction))}
        meta={
          <>
            <span className="text-ink-2">
              {form.url ? (
                <TextLink href={form.url} external law>
                  {form.name}
                  {form.number ? planFormWords.formNumber(form.number) : ''}
                </TextLink>
              ) : (
                form.name
              )}
              , {office.name}
            </span>
            <AlsoLooking mode={mode} object="plan" id={plan.id} />
          </>
        }
        actions={
          business && mayChange ? (
            <LinkButton href={paths.newPlan(mode, { plan: plan.id })}>{planStartWords.addToPlan}</LinkButton>
          ) : null
        }
      />
      {business ? (
        <MissingFacts
          mode={mode}
          businessId={business.id}
          missing={requirement.missing ?? []}
          mayComplete={mayChange}
        />
      ) : null}
      <RefusedNotice states={[state]} />
      {mayChange ? (
        <PlanFormView {...{ mode, loaded, known }} showFaults={(await searchParams).check === '1'} />
      ) : (
        <PlanReading {...{ mode, loaded, known }} />
      )}
    </>
  );
}
