import type { Metadata } from 'next';
import { toMatrix } from '#components/plans/plan-matrix.ts';
import { orNotFound } from '#lib/session/or-not-found';
import { requireSession } from '#lib/session/require-session';
import { readPaymentMethod } from '../../../../read-preferences.ts';
import { planTitle, readPlanDraft } from '../load-plan.ts';
import { SendingStates } from './sending-states.tsx';
import { planSendingWords as words } from './words.ts';

type SendingPageProps = { params: Promise<{ mode: string; planId: string }> };

export async function generateMetadata({ params }: SendingPageProps): Promise<Metadata> {
  const { mode, planId } = await params;
  return { title: words.tabTitle(await planTitle(mode, planId)) };
}

export default async function SendingPage({ params }: SendingPageProps) {
  const { mode: given, planId } = await params;
  const session = await requireSession(given);
  const [{ business_id, business_name, priced_on }, plan, payment] = await Promise.all([
    readPlanDraft(session, planId),
    orNotFound(session.client.plans.get(planId)),
    readPaymentMethod(),
  ]);
  return (
    <SendingStates
      mode={session.mode}
      planId={planId}
      business={{ id: business_id, name: business_name }}
      matrix={toMatrix(plan)}
      maySend={session.may('prepare')}
      pricedOn={priced_on}
      payment={payment}
    />
  );
}
