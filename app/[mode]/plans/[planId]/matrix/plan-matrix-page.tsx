import { redirect } from 'next/navigation';
import { AlsoLooking } from '#components/people/also-looking';
import { DuplicateNotice } from '#components/plans/duplicate-notice';
import { toMatrix } from '#components/plans/plan-matrix.ts';
import { LinkButton } from '#components/ui/link-button';
import { PageHeader } from '#components/ui/page-header';
import { paths } from '#lib/config/paths';
import type { Plan } from '#lib/contract/plan';
import type { PlanDraft } from '#lib/contract/plan-draft';
import { isSubmitted } from '#lib/rules/plan/plan-status';
import { orNotFound } from '#lib/session/or-not-found';
import type { Session } from '#lib/session/session';
import { readPaymentMethod } from '../../../../read-preferences.ts';
import { nowInMode } from '../../../now-in-mode.ts';
import { ReadOnlyNotice } from '../../../read-only-notice.tsx';
import { planStartWords } from '../../new/words.ts';
import { planListWords } from '../../words.ts';
import { contactsAtHand } from '../last-plans.ts';
import { MissingFacts } from '../missing-facts.tsx';
import { PlanWorkspaceView } from '../plan-views.ts';
import { UnderWayNotice } from '../under-way-notice.tsx';
import { planMatrixWords as words } from './words.ts';

type PlanMatrixPageProps = { session: Session; draft: PlanDraft; businessId: string };

/**
 * A plan for several states: shared questions first, then a row for each state. A submitted state links to its filing.
 */
export async function PlanMatrixPage({ session, draft, businessId }: PlanMatrixPageProps) {
  const { mode, client } = session;
  const [plan, business, contacts, now, payment] = await Promise.all([
    orNotFound(client.plans.get(draft.id)),
    orNotFound(client.businesses.get(businessId)),
    contactsAtHand(session),
    nowInMode(session),
    readPaymentMethod(),
  ]);
  if (plan.states.every(({ status }) => isSubmitted(status))) redirect(paths.planSending(mode, plan.id));
  const mayChange = session.may('prepare');
  return (
    <>
      <PageHeader
        title={draft.business_name}
        face="record"
        crumbs={[{ label: planListWords.title, href: paths.plans(mode) }]}
        description={words.description(plan.states.length)}
        actions={
          mayChange ? (
            <>
              <LinkButton href={paths.newPlan(mode, { plan: plan.id })}>
                {planStartWords.addToPlan}
              </LinkButton>
              <LinkButton variant="primary" href={paths.planSend(mode, plan.id)}>
                {words.send}
              </LinkButton>
            </>
          ) : null
        }
      />
      <AlsoLooking mode={session.mode} object="plan" id={plan.id} />
      <div className="space-y-6">
        <UnderWayNotice mode={mode} plan={plan} />
        {mayChange ? null : <ReadOnlyNotice />}
        <DuplicateNotice
          mode={mode}
          registrations={plan.states.flatMap(({ other_registrations }) => other_registrations)}
        />
        <MissingFacts {...{ mode, businessId }} missing={lackingFacts(plan)} mayComplete={mayChange} />
      </div>
      <PlanWorkspaceView
        mode={mode}
        draft={draft}
        matrix={toMatrix(plan)}
        payment={payment}
        mayChange={mayChange}
        setting={{
          mode,
          today: now.slice(0, 10),
          businessId,
          homeJurisdiction: business.formation_jurisdiction,
          owners: business.owners,
          contacts,
          documents: [],
        }}
      />
    </>
  );
}

/** Facts missing from the record, each once however many states require it. */
function lackingFacts({ states }: Plan): { field: string; detail: string }[] {
  const prefix = '/business/';
  const facts = states.flatMap(({ missing }) => missing.filter(({ pointer }) => pointer.startsWith(prefix)));
  const byField = new Map(facts.map(({ pointer, detail }) => [pointer.slice(prefix.length), detail]));
  return [...byField].map(([field, detail]) => ({ field, detail }));
}
