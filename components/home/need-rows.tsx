import type { ReactNode } from 'react';
import { ageWords } from '#components/agent-mail/mail-age.ts';
import { MailStatus } from '#components/agent-mail/mail-status';
import { agentMailWords } from '#components/agent-mail/words.ts';
import { CASE_KIND_WORDS } from '#components/cases/case-words.ts';
import { partsOf } from '#components/comments/mention-text.ts';
import { type Due, dueWords } from '#components/filings/due-words.ts';
import { happeningWords } from '#components/filings/filing-words.ts';
import { stateName } from '#components/filings/state-name.ts';
import { CaseStatusChip, FilingStatusChip, FlagChip, MarkChip } from '#components/filings/status-chip';
import { homeWords } from '#components/home/words.ts';
import { OBLIGATION_MARKS } from '#components/obligations/obligation-marks.ts';
import { obligationWords } from '#components/obligations/words.ts';
import { Chip } from '#components/ui/chip';
import { relativeWords } from '#components/ui/format-time.ts';
import { paths } from '#lib/config/paths';
import type { AgentMail } from '#lib/contract/agent-mail';
import type { Approval } from '#lib/contract/approval';
import type { MentionRow } from '#lib/contract/comment';
import type { ObligationRowShown } from '#lib/contract/obligation-rows';
import type { DocumentShortRow, FilingSummary, OpenCaseRow } from '#lib/contract/overview';
import type { PlanDraft } from '#lib/contract/plan-draft';
import type { Mode } from '#lib/contract/scalars';
import type { SnoozedObject } from '#lib/contract/snooze';
import type { WebhookEndpoint } from '#lib/contract/webhook';
import { partyName } from '#lib/rules/approval/party-name';
import { dayWords } from '#lib/rules/calendar/short-date';
import { documentTypeWords } from '#lib/rules/document/document-words';
import { operationWords } from '#lib/rules/filing/operation-words';
import { headingOf } from '#lib/rules/obligation/heading';
import { isSubmitted } from '#lib/rules/plan/plan-status';

/** One row of any kind that waits for a person. */
export type NeedRow = {
  id: string;
  /** The target of a snooze; a comment is marked as read instead. */
  object: SnoozedObject | 'comment';
  href: string;
  what: string;
  business: string;
  state: string;
  status: ReactNode;
  why: string;
  due: (Due & { at: string }) | null;
  /** The owner; null if there is none. */
  owner: string | null;
};

/** A row of one kind, before owners are loaded. */
export type Need = Omit<NeedRow, 'owner'>;

export function caseNeed(
  { case: item, filing }: OpenCaseRow,
  mode: Mode,
  now: string,
  timeZone: string,
): Need {
  const due = item.due_at === undefined ? null : { ...dueWords(item.due_at, now, timeZone), at: item.due_at };
  return {
    id: item.id,
    object: 'case',
    href: paths.case(mode, item.id),
    what: item.summary,
    business: filing?.legal_name ?? '',
    state: filing ? stateName(filing.jurisdiction) : '',
    status: due?.late ? <FlagChip flag="overdue" /> : <CaseStatusChip status={item.status} />,
    why: CASE_KIND_WORDS[item.kind],
    due,
  };
}

export function obligationNeed(
  { obligation, business_name }: ObligationRowShown,
  mode: Mode,
  now: string,
): Need {
  const { id, title, jurisdiction, kind, status, business_id, due_on } = obligation;
  const day = due_on === null ? null : dayWords(due_on, now);
  const late = status === 'overdue';
  return {
    id,
    object: 'obligation',
    href: paths.calendar(mode, { business: business_id }),
    what: headingOf(title),
    business: business_name,
    state: stateName(jurisdiction),
    status: <MarkChip mark={OBLIGATION_MARKS[status]} />,
    why: obligationWords.kinds[kind],
    due: day && due_on !== null ? { short: day, long: day, late, soon: !late, at: due_on } : null,
  };
}

export function agentMailNeed(mail: AgentMail, mode: Mode, now: string, timeZone: string): Need {
  return {
    id: mail.id,
    object: 'agent_mail',
    href: paths.agentMailPiece(mode, mail.id),
    what: agentMailWords.title(mail),
    business: mail.legal_name,
    state: stateName(mail.jurisdiction),
    status: <MailStatus mail={mail} />,
    why: ageWords(mail.received_on, now, timeZone),
    due: null,
  };
}

export function approvalNeed(approval: Approval, mode: Mode, now: string, timeZone: string): Need {
  const { id, type, legal_name, jurisdiction, requested_by, expires_at } = approval;
  return {
    id,
    object: 'approval',
    href: paths.approval(mode, id),
    what: homeWords.needs.approve(operationWords[type]),
    business: legal_name,
    state: stateName(jurisdiction),
    status: <Chip tone="you">{homeWords.needs.waiting}</Chip>,
    why: homeWords.needs.askedBy(partyName(requested_by)),
    due: { ...dueWords(expires_at, now, timeZone), at: expires_at },
  };
}

export function standingNeed(filing: FilingSummary, mode: Mode, now: string): Need {
  const { expected } = filing;
  // The service's own steps have a usual time too; then the state's date may still be ahead.
  const isPast = expected !== null && expected.to < now.slice(0, 10);
  return {
    id: filing.id,
    object: 'filing',
    href: paths.filing(mode, filing.id),
    what: happeningWords(filing),
    business: filing.legal_name,
    state: stateName(filing.jurisdiction),
    status: <FilingStatusChip status={filing.status} />,
    why: isPast ? homeWords.needs.expectedBy(dayWords(expected.to, now)) : homeWords.needs.longer,
    due: null,
  };
}

function draftWords(type: PlanDraft['type'], states: readonly string[]): string {
  if (type === 'formation') return homeWords.needs.formationIn(states[0] ?? '');
  return states.length > 1
    ? homeWords.needs.planForStates(states.length)
    : homeWords.needs.planFor(states[0] ?? '');
}

export function draftNeed(plan: PlanDraft, mode: Mode, now: string): Need {
  const left = plan.states.filter(({ status }) => !isSubmitted(status));
  const states = left.map(({ jurisdiction }) => stateName(jurisdiction));
  const sent = plan.states.length - left.length;
  const isRefused = left.some(({ status }) => status === 'refused');
  return {
    id: plan.id,
    object: 'plan',
    href: paths.plan(mode, plan.id),
    what: draftWords(plan.type, states),
    business: plan.business_name,
    state: states.join(', '),
    status:
      sent > 0 ? (
        <Chip>{homeWords.needs.sentOf(sent, plan.states.length)}</Chip>
      ) : (
        <Chip tone={isRefused ? 'you' : 'neutral'}>
          {isRefused ? homeWords.needs.refused : homeWords.needs.draft}
        </Chip>
      ),
    why: isRefused
      ? homeWords.needs.whyRefused
      : homeWords.needs.saved(relativeWords(plan.updated_at, now), plan.updated_by),
    due: null,
  };
}

export function documentNeed(
  { id, types: [type = 'other'], plan_id, business_name, jurisdictions, until }: DocumentShortRow,
  mode: Mode,
  now: string,
): Need {
  const late = until < now.slice(0, 10);
  const day = dayWords(until, now);
  return {
    id,
    object: 'document',
    href: paths.plan(mode, plan_id),
    what: homeWords.needs.newDocument(documentTypeWords[type]),
    business: business_name,
    state: jurisdictions.map(stateName).join(', '),
    status: (
      <Chip tone={late ? 'stop' : 'you'}>{late ? homeWords.needs.tooOld : homeWords.needs.soonTooOld}</Chip>
    ),
    why: homeWords.needs.planCounts,
    due: { short: day, long: day, late, soon: !late, at: until },
  };
}

export function webhookNeed(
  { id, url, status, failing_since, disabled_at }: WebhookEndpoint,
  mode: Mode,
  now: string,
): Need {
  const since = disabled_at ?? failing_since;
  return {
    id,
    object: 'webhook_endpoint',
    href: paths.webhook(mode, id),
    what: url,
    business: '',
    state: '',
    status: (
      <Chip tone={status === 'disabled' ? 'stop' : 'you'}>
        {status === 'disabled' ? homeWords.needs.switchedOff : homeWords.needs.failing}
      </Chip>
    ),
    why: since === null ? '' : homeWords.needs.since(relativeWords(since, now)),
    due: null,
  };
}

export function mentionNeed(
  { comment, legal_name, jurisdiction }: MentionRow,
  mode: Mode,
  now: string,
): Need {
  const { id, parent_type, parent_id, author, body, mentions, created_at } = comment;
  const text = partsOf(body, mentions)
    .map((part) => part.text)
    .join('')
    .replace(/\s+/g, ' ');
  return {
    id,
    object: 'comment',
    href: `${paths[parent_type](mode, parent_id)}#comments`,
    what: text.slice(0, 120),
    business: legal_name,
    state: stateName(jurisdiction),
    status: <Chip tone="you">{homeWords.needs.unread}</Chip>,
    why: homeWords.needs.saidBy(author.name, relativeWords(created_at, now)),
    due: null,
  };
}
