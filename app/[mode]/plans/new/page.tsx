import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NotHere } from '#components/elsewhere/not-here';
import { PageHeader } from '#components/ui/page-header';
import { paths } from '#lib/config/paths';
import { readStates } from '#lib/rules/plan/read-states';
import { orNotFound } from '#lib/session/or-not-found';
import { requireSession } from '#lib/session/require-session';
import { hostElsewhere } from '#lib/session/service-clients';
import type { Session } from '#lib/session/session';
import { ReadOnlyNotice } from '../../read-only-notice.tsx';
import { planListWords } from '../words.ts';
import { ChooseBusiness } from './choose-business.tsx';
import { ChooseState } from './choose-state.tsx';
import { planStartWords } from './words.ts';

export const metadata: Metadata = { title: planListWords.qualify };

type NewPlanPageProps = {
  params: Promise<{ mode: string }>;
  searchParams: Promise<Partial<Record<'business' | 'state' | 'plan', string | string[]>>>;
};

export default async function NewPlanPage({ params, searchParams }: NewPlanPageProps) {
  const session = await requireSession((await params).mode);
  const host = hostElsewhere();
  if (host) return <NotHere title={planListWords.qualify} host={host} />;
  const { business, state, plan } = await searchParams;
  const mayChange = session.may('prepare');
  if (mayChange && typeof plan === 'string') return <AddStates session={session} planId={plan} />;
  return (
    <>
      <PageHeader
        title={planListWords.qualify}
        crumbs={[{ label: planListWords.title, href: paths.plans(session.mode) }]}
        description={planStartWords.qualifyDescription}
      />
      {!mayChange ? (
        <ReadOnlyNotice />
      ) : typeof business === 'string' ? (
        <ChooseState
          session={session}
          businessId={business}
          wanted={typeof state === 'string' ? readStates(state).codes : []}
        />
      ) : (
        <ChooseBusiness session={session} />
      )}
    </>
  );
}

/** The same choice of states for a plan that is there already. */
async function AddStates({ session, planId }: { session: Session; planId: string }) {
  const plan = await orNotFound(session.consoleClient.planDrafts.get(planId));
  if (!plan.business_id) notFound();
  return (
    <>
      <PageHeader
        title={planStartWords.addToPlan}
        crumbs={[
          { label: planListWords.title, href: paths.plans(session.mode) },
          { label: plan.business_name, href: paths.plan(session.mode, plan.id) },
        ]}
        description={planStartWords.addToPlanDescription(plan.business_name)}
      />
      <ChooseState session={session} businessId={plan.business_id} wanted={[]} into={plan} />
    </>
  );
}
