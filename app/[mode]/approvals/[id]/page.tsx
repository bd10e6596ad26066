import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { FILING_TYPE_WORDS } from '#components/filings/filing-words.ts';
import { stateName } from '#components/filings/state-name.ts';
import { Neighbors } from '#components/lists/neighbors';
import { Identifier } from '#components/ui/identifier';
import { PageHeader } from '#components/ui/page-header';
import { Section } from '#components/ui/section';
import { paths } from '#lib/config/paths';
import type { Approval } from '#lib/contract/approval';
import { Id } from '#lib/contract/scalars';
import { orNotFound } from '#lib/session/or-not-found';
import { requireSession } from '#lib/session/require-session';
import { hostElsewhere } from '#lib/session/service-clients';
import type { Session } from '#lib/session/session';
import { approversOf } from '../../approvers.ts';
import { FeeSection } from '../../filings/[id]/fee-section.tsx';
import { SentAnswers } from '../../filings/[id]/sent-answers.tsx';
import { ApprovalChip } from '../approval-chip.tsx';
import { approvalListWords, approvalPageWords as words } from '../words.ts';
import { ApprovalFacts } from './approval-facts.tsx';
import { DecidePanel } from './decide-panel.tsx';

type ApprovalPageProps = { params: Promise<{ mode: string; id: string }> };

const loadRow = cache(async ({ consoleClient, mode }: Session, id: string) => {
  if (hostElsewhere()) redirect(paths.approvals(mode));
  if (!Id.safeParse(id).success) notFound();
  return orNotFound(consoleClient.approvals.get(id));
});

export async function generateMetadata({ params }: ApprovalPageProps): Promise<Metadata> {
  const { mode, id } = await params;
  const { approval } = await loadRow(await requireSession(mode), id);
  return { title: words.title(approval.legal_name, stateName(approval.jurisdiction)) };
}

export default async function ApprovalPage({ params }: ApprovalPageProps) {
  const { mode: given, id } = await params;
  const session = await requireSession(given);
  const { mode, client } = session;
  const [{ approval, decision, version }, hasApprover, { body }, neighbors] = await Promise.all([
    loadRow(session, id),
    hasApproverOf(session, id),
    orNotFound(client.approvals.submission(id)),
    neighborsOf(session, id),
  ]);
  const isWaiting = approval.status === 'waiting';
  const planId = isWaiting || approval.filing_id ? null : await planToSendAgain(session, approval);
  return (
    <>
      <PageHeader
        title={words.title(approval.legal_name, stateName(approval.jurisdiction))}
        crumbs={[{ label: approvalListWords.title, href: paths.approvals(mode) }]}
        meta={
          <>
            <ApprovalChip status={approval.status} decision={decision} />
            <span className="text-ink-2">{FILING_TYPE_WORDS[approval.type]}</span>
            <Identifier value={approval.id} label={words.approvalId} />
          </>
        }
        actions={<Neighbors subject={words.subject} label={words.neighbors} {...neighbors} />}
      />
      <div className="mt-4 grid items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="min-w-0">
          <Section title={words.decision} id="decision" first>
            <DecidePanel {...{ mode, approval, decision, version, planId, hasApprover }} />
          </Section>
          <Section
            title={isWaiting ? words.willSend : words.wasSent}
            id="submission"
            description={isWaiting ? words.willSendDetail : undefined}
          >
            <SentAnswers session={session} about={approval} body={body} />
          </Section>
        </div>
        <div className="min-w-0">
          <Section title={words.about} id="about" first>
            <ApprovalFacts mode={mode} approval={approval} />
          </Section>
          <FeeSection session={session} filing={approval} readBody={async () => body} />
        </div>
      </div>
    </>
  );
}

/** The approvals that wait for this person before and after this one. The page does without them if it must. */
async function neighborsOf({ mode, consoleClient }: Session, id: string) {
  const found = await consoleClient.approvals.neighbors(id).catch(() => null);
  const href = (other: string | null | undefined) => (other ? paths.approval(mode, other) : undefined);
  return { previousHref: href(found?.previous_id), nextHref: href(found?.next_id) };
}

/** Whether somebody may decide: the viewer, or a member who did not send it. Assumed where the members cannot be read. */
async function hasApproverOf(session: Session, id: string): Promise<boolean> {
  const { approval, decision } = await loadRow(session, id);
  if (decision === 'open' || decision === 'ended') return true;
  const excluded = [session.person.id, approval.requested_by.id];
  const approvers = await approversOf(session).catch(() => null);
  return approvers?.some((member) => !excluded.includes(member.id)) ?? true;
}

/** The plan from which a submission that was not approved can be sent again; null if there is none, as for a key's. */
async function planToSendAgain(
  { consoleClient }: Session,
  { type, jurisdiction, legal_name, business_id }: Approval,
): Promise<string | null> {
  const { data } = await consoleClient.planDrafts.list({
    status: 'draft',
    limit: 100,
    ...(business_id !== null && { business_id }),
  });
  const plan = data.find(
    (one) =>
      one.type === type &&
      one.business_id === business_id &&
      (business_id !== null || one.business_name === legal_name) &&
      one.states.some((state) => state.jurisdiction === jurisdiction && state.filing_id === null),
  );
  return plan?.id ?? null;
}
