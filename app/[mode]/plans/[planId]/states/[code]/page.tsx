import type { Metadata } from 'next';
import { stateName } from '#components/filings/state-name.ts';
import { PageHeader } from '#components/ui/page-header';
import { paths } from '#lib/config/paths';
import { requireSession } from '#lib/session/require-session';
import { planListWords } from '../../../words.ts';
import { loadForm } from '../../load-form.ts';
import { loadPlan, readPlanDraft } from '../../load-plan.ts';
import { MissingFacts } from '../../missing-facts.tsx';
import { PlanForm } from '../../plan-form.tsx';
import { PlanReading } from '../../plan-reading.tsx';
import { RefusedNotice } from '../../refused-notice.tsx';
import { planStateWords } from './words.ts';

type PlanStatePageProps = {
  params: Promise<{ mode: string; planId: string; code: string }>;
  searchParams: Promise<{ check?: string | string[] }>;
};

export async function generateMetadata({ params }: Pick<PlanStatePageProps, 'params'>): Promise<Metadata> {
  const { mode, planId, code } = await params;
  const { business_name } = await readPlanDraft(await requireSession(mode), planId);
  return { title: `${stateName(code)}, ${business_name}` };
}

/** The answers of one state of a plan for several. Answers typed here apply only to this state. */
export default async function PlanStatePage({ params, searchParams }: PlanStatePageProps) {
  const { mode: given, planId, code } = await params;
  const session = await requireSession(given);
  const { mode } = session;
  const loaded = await loadPlan(session, planId, code);
  const known = await loadForm(session, loaded);
  const { plan, state, business, requirement } = loaded;
  const mayChange = session.may('prepare');
  return (
    <>
      <PageHeader
        title={stateName(code)}
        crumbs={[
          { label: planListWords.title, href: paths.plans(mode) },
          { label: plan.business_name, href: paths.plan(mode, planId) },
        ]}
        description={planStateWords.description(stateName(code), plan.states.length, mayChange)}
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
        <PlanForm {...{ mode, loaded, known }} showFaults={(await searchParams).check === '1'} />
      ) : (
        <PlanReading {...{ mode, loaded, known }} />
      )}
    </>
  );
}
