import type { Metadata } from 'next';
import { NotHere } from '#components/elsewhere/not-here';
import { Moment } from '#components/filings/moment';
import { type Column, DataTable } from '#components/ui/data-table';
import { EmptyState } from '#components/ui/empty-state';
import { LinkButton } from '#components/ui/link-button';
import { Notice } from '#components/ui/notice';
import { PageHeader } from '#components/ui/page-header';
import { Section } from '#components/ui/section';
import { paths } from '#lib/config/paths';
import type { ApprovalRule } from '#lib/contract/approval';
import { mostApprovalRules } from '#lib/rules/approval/most-approval-rules';
import { ruleWords } from '#lib/rules/approval/rule-words';
import { may } from '#lib/rules/person/permissions';
import { requireSession } from '#lib/session/require-session';
import { hostElsewhere } from '#lib/session/service-clients';
import type { Session } from '#lib/session/session';
import { approversOf } from '../../approvers.ts';
import { nowInMode } from '../../now-in-mode.ts';
import { settingsWords } from '../words.ts';
import { AddRule } from './add-rule.tsx';
import { RemoveRule } from './remove-rule.tsx';

const words = settingsWords.approvals;

export const metadata: Metadata = { title: words.title };

export default async function ApprovalRulesPage({ params }: { params: Promise<{ mode: string }> }) {
  const session = await requireSession((await params).mode);
  const host = hostElsewhere();
  if (host) return <NotHere title={words.title} host={host} />;
  const { mode, consoleClient } = session;
  const [{ data }, now] = await Promise.all([
    consoleClient.approvals.rules({ limit: mostApprovalRules }),
    nowInMode(session),
  ]);
  const isAdministrator = session.may('administer');
  const columns: Column<ApprovalRule>[] = [
    { key: 'rule', head: words.rule, rowHead: true, cell: (rule) => ruleWords(rule.mode, rule) },
    {
      key: 'added',
      head: words.added,
      cell: ({ created_at, created_by }) => (
        <>
          <Moment value={created_at} now={now} />
          <span className="block text-ink-2 text-small">{words.by(created_by)}</span>
        </>
      ),
    },
    ...(isAdministrator
      ? [
          {
            key: 'acts',
            head: words.change,
            actions: true,
            cell: (rule: ApprovalRule) => (
              <RemoveRule mode={mode} id={rule.id} sentence={ruleWords(rule.mode, rule)} />
            ),
          },
        ]
      : []),
  ];
  return (
    <>
      <PageHeader
        title={words.title}
        description={words.description}
        actions={<LinkButton href={paths.approvals(mode)}>{words.openList}</LinkButton>}
      />
      {isAdministrator ? null : (
        <div className="mb-6">
          <Notice title={words.onlyAdministrators} />
        </div>
      )}
      {data.length === 0 ? (
        <EmptyState kind="nothing-yet" title={words.none}>
          {words.noneDetail}
        </EmptyState>
      ) : (
        <>
          <TooFewApprovers session={session} />
          <DataTable caption={words.title} columns={columns} rows={data} rowKey={({ id }) => id} />
        </>
      )}
      {isAdministrator ? (
        <Section title={words.add} id="add-rule" measure="form" description={words.addDetail(mode)}>
          <AddRule mode={mode} />
        </Section>
      ) : null}
    </>
  );
}

/** A warning above the rules while nobody can approve what they hold, or not what the one approver sends. */
async function TooFewApprovers({ session }: { session: Session }) {
  const { mode } = session;
  const [first, second] = await approversOf(session);
  if (second || (first && !may(first.roles, 'prepare'))) return null;
  return (
    <div className="mb-6">
      <Notice
        kind="warning"
        title={first ? words.oneApprover(first.name) : words.noApprover}
        actions={<LinkButton href={paths.members(mode)}>{words.openMembers}</LinkButton>}
      >
        {first ? words.oneApproverDetail : words.noApproverDetail}
      </Notice>
    </div>
  );
}
