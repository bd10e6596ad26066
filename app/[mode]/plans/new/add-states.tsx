import { notFound } from 'next/navigation';
import { PageHeader } from '#components/ui/page-header';
import { paths } from '#lib/config/paths';
import { orNotFound } from '#lib/session/or-not-found';
import type { Session } from '#lib/session/session';
import { planListWords } from '../words.ts';
import { ChooseState } from './choose-state.tsx';
import { planStartWords } from './words.ts';

/** The same choice of states for a plan that is there already. */
export async function AddStates({ session, planId }: { session: Session; planId: string }) {
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
