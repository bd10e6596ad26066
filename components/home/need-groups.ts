import { dueGroups } from '#components/home/due-groups.ts';
import {
  agentMailNeed,
  approvalNeed,
  caseNeed,
  documentNeed,
  draftNeed,
  mentionNeed,
  type Need,
  obligationNeed,
  standingNeed,
  webhookNeed,
} from '#components/home/need-rows';
import type { NeedGroup } from '#components/home/need-table';
import { homeWords } from '#components/home/words.ts';
import type { Overview } from '#lib/contract/overview';
import type { Mode } from '#lib/contract/scalars';
import { isPressing } from '#lib/rules/agent-mail/is-pressing';

/** What needs a person, most urgent first, without empty groups. */
export function needGroups(
  {
    now,
    agent_mail,
    approvals,
    cases,
    obligations,
    standing_still,
    drafts,
    documents,
    webhook_endpoints,
    owners,
    mentions,
  }: Overview,
  mode: Mode,
  timeZone: string,
): NeedGroup[] {
  const mailNeeds = (served: boolean) =>
    agent_mail
      .filter((mail) => isPressing(mail) === served)
      .map((mail) => agentMailNeed(mail, mode, now, timeZone));
  const obligationNeeds = (late: boolean) =>
    obligations
      .filter(({ obligation }) => (obligation.status === 'overdue') === late)
      .map((row) => obligationNeed(row, mode, now));
  const caseGroups = dueGroups(cases, now, timeZone).map(({ title, rows }) => ({
    id: title.toLowerCase().replace(' ', '-'),
    kind: 'cases' as const,
    title,
    rows: rows.map((row) => caseNeed(row, mode, now, timeZone)),
  }));
  const isOverdue = ({ title }: NeedGroup<Need>) => title === homeWords.needs.overdue;
  const groups: NeedGroup<Need>[] = [
    { id: 'served', kind: 'agent_mail', title: homeWords.needs.served, rows: mailNeeds(true) },
    ...caseGroups.filter(isOverdue),
    {
      id: 'obligations-overdue',
      kind: 'obligations',
      title: homeWords.needs.obligationsOverdue,
      rows: obligationNeeds(true),
    },
    ...caseGroups.filter((group) => !isOverdue(group)),
    {
      id: 'obligations',
      kind: 'obligations',
      title: homeWords.needs.obligations,
      rows: obligationNeeds(false),
    },
    {
      id: 'approvals',
      kind: 'approvals',
      title: homeWords.needs.approvals,
      rows: approvals.map((approval) => approvalNeed(approval, mode, now, timeZone)),
    },
    {
      id: 'mentions',
      kind: 'mentions',
      title: homeWords.needs.mentions,
      rows: mentions.map((row) => mentionNeed(row, mode, now)),
    },
    { id: 'agent-mail', kind: 'agent_mail', title: homeWords.needs.agentMail, rows: mailNeeds(false) },
    {
      id: 'standing-still',
      kind: 'standing_still',
      title: homeWords.needs.standingStill,
      rows: standing_still.map((filing) => standingNeed(filing, mode, now)),
    },
    {
      id: 'documents',
      kind: 'documents',
      title: homeWords.needs.documents,
      rows: documents.map((row) => documentNeed(row, mode, now)),
    },
    {
      id: 'webhooks',
      kind: 'webhook_endpoints',
      title: homeWords.needs.webhooks,
      rows: webhook_endpoints.map((endpoint) => webhookNeed(endpoint, mode, now)),
    },
    {
      id: 'drafts',
      kind: 'drafts',
      title: homeWords.needs.plans,
      rows: drafts.map((plan) => draftNeed(plan, mode, now)),
    },
  ];
  return groups
    .filter(({ rows }) => rows.length > 0)
    .map((group) => ({
      ...group,
      rows: group.rows.map((row) => ({ ...row, owner: owners[row.id]?.name ?? null })),
    }));
}
