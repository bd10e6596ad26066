import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { DuplicateNotice } from '#components/plans/duplicate-notice';
import { Notice } from '#components/ui/notice';
import { PageHeader } from '#components/ui/page-header';
import { paths } from '#lib/config/paths';
import { totalOfStates } from '#lib/rules/plan/total-of-states';
import { orNotFound } from '#lib/session/or-not-found';
import { requireSession } from '#lib/session/require-session';
import { readPaymentMethod } from '../../../../read-preferences.ts';
import { planListWords } from '../../words.ts';
import { HeldNotice, ruleFor } from '../held-notice.tsx';
import { planTitle, readPlanDraft } from '../load-plan.ts';
import { RefusedNotice } from '../refused-notice.tsx';
import { RecordFacts } from '../review/record-facts.tsx';
import { planReviewWords } from '../review/words.ts';
import { UnderWayNotice } from '../under-way-notice.tsx';
import { ReadyStates } from './ready-states.tsx';
import { SendStates } from './send-states.tsx';
import { StateProblems } from './state-problems.tsx';
import { WhatIsSent } from './what-is-sent.tsx';
import { planSendWords as words } from './words.ts';

type SendPageProps = { params: Promise<{ mode: string; planId: string }> };

export async function generateMetadata({ params }: SendPageProps): Promise<Metadata> {
  const { mode, planId } = await params;
  return { title: planReviewWords.tabTitle(await planTitle(mode, planId)) };
}

export default async function SendPage({ params }: SendPageProps) {
  const { mode: given, planId } = await params;
  const session = await requireSession(given);
  const { mode, client, consoleClient } = session;
  if (!session.may('prepare')) redirect(paths.plan(mode, planId));
  const draft = await readPlanDraft(session, planId);
  if (draft.states.length === 1) redirect(paths.planReview(mode, planId));
  const [plan, business, preflight, rules, payment] = await Promise.all([
    orNotFound(client.plans.get(planId)),
    draft.business_id && orNotFound(client.businesses.get(draft.business_id)),
    orNotFound(client.plans.preflight(planId)),
    consoleClient.approvals.rules({ limit: 100 }),
    readPaymentMethod(),
  ]);
  const ready = preflight.states.filter(({ ok }) => ok);
  const codes = ready.map(({ jurisdiction }) => jurisdiction);
  const failed = preflight.states.filter(({ ok }) => !ok);
  const tiers = new Map(plan.states.map((state) => [state.jurisdiction, state.expedited_tier]));
  const holding = new Map(
    ready.flatMap((state) => {
      const expedited_tier = tiers.get(state.jurisdiction) ?? null;
      const rule = ruleFor(rules.data, { ...state, expedited_tier });
      return rule ? [[state.jurisdiction, rule] as const] : [];
    }),
  );
  const left = preflight.states.length;
  return (
    <>
      <PageHeader
        title={planReviewWords.title}
        crumbs={[
          { label: planListWords.title, href: paths.plans(mode) },
          { label: draft.business_name, href: paths.plan(mode, planId) },
        ]}
        description={words.description}
      />
      {left === 0 ? (
        <UnderWayNotice mode={mode} plan={plan} />
      ) : (
        <>
          <div className="space-y-4">
            <UnderWayNotice mode={mode} plan={plan} />
            <Notice kind={failed.length === 0 ? 'done' : 'warning'} title={readyWords(ready.length, left)}>
              {failed.length > 0 && ready.length > 0 ? <p>{words.someDetail}</p> : null}
            </Notice>
            <RefusedNotice states={draft.states.filter(({ jurisdiction }) => codes.includes(jurisdiction))} />
            <DuplicateNotice
              mode={mode}
              registrations={preflight.states.flatMap(({ other_registrations }) => other_registrations)}
            />
          </div>
          <StateProblems plan={plan} failed={failed} />
          <ReadyStates
            plan={plan}
            ready={ready}
            businessName={draft.business_name}
            payment={payment}
            held={new Set(holding.keys())}
          />
          {business && ready.length > 0 ? (
            <RecordFacts mode={mode} business={business} answers={plan.answers} mayCorrect />
          ) : null}
          <WhatIsSent session={session} draft={draft} codes={codes} />
          <HeldNotice
            mode={mode}
            title={words.held(holding.size)}
            detail={words.heldDetail}
            rules={[...new Set(holding.values())]}
          />
          <SendStates
            {...{ mode, planId, codes }}
            version={draft.version}
            estimate={{ total: totalOfStates(ready, codes), priced_on: draft.priced_on }}
          />
        </>
      )}
    </>
  );
}

function readyWords(ready: number, all: number): string {
  if (ready === 0) return words.noneReady;
  return ready === all ? words.allReady(all) : words.someReady(ready, all);
}
