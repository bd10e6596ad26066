import { Money } from '#components/fees/money';
import { Moment } from '#components/filings/moment';
import { StateBeside } from '#components/filings/state-beside';
import { stateName } from '#components/filings/state-name.ts';
import { pageLinks } from '#components/lists/page-trail.ts';
import { type Column, DataTable } from '#components/ui/data-table';
import { EmptyState } from '#components/ui/empty-state';
import { Pagination } from '#components/ui/pagination';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import type { ApprovalRow } from '#lib/contract/approval';
import { partyName } from '#lib/rules/approval/party-name';
import type { Session } from '#lib/session/session';
import { nowInMode } from '../now-in-mode.ts';
import { ApprovalChip } from './approval-chip.tsx';
import { approvalListWords as words } from './words.ts';

const pageSize = 50;

type ApprovalRowsProps = { session: Session; status: 'waiting' | 'ended'; pages: string[] };

export async function ApprovalRows({ session, status, pages }: ApprovalRowsProps) {
  const { mode, consoleClient } = session;
  const [list, now] = await Promise.all([
    consoleClient.approvals.list({ status, limit: pageSize, cursor: pages.at(-1) }),
    nowInMode(session),
  ]);
  if (list.data.length === 0) {
    return (
      <EmptyState kind="nothing-needed" title={status === 'waiting' ? words.none : words.noneEnded}>
        {words.noneDetail}
      </EmptyState>
    );
  }
  const page = (trail: string[]) => paths.approvals(mode, { status, pages: trail.join(',') });
  return (
    <>
      <DataTable
        lines
        caption={words.title}
        columns={columnsOf(session, status, now)}
        rows={list.data}
        rowKey={({ approval }) => approval.id}
      />
      {pages.length > 0 || list.next_cursor ? (
        <Pagination label={words.title} {...pageLinks(pages, list.next_cursor, page)} />
      ) : null}
    </>
  );
}

function columnsOf(
  { mode }: Session,
  status: ApprovalRowsProps['status'],
  now: string,
): Column<ApprovalRow>[] {
  return [
    {
      key: 'submission',
      head: words.submission,
      rowHead: true,
      width: '28%',
      cut: ({ approval }) => approval.legal_name,
      cell: ({ approval }) => (
        <>
          <TextLink tone="record" href={paths.approval(mode, approval.id)}>
            {approval.legal_name}
          </TextLink>
          <StateBeside name={stateName(approval.jurisdiction)} />
        </>
      ),
    },
    {
      key: 'state',
      head: words.state,
      wideOnly: true,
      nowrap: true,
      cell: ({ approval }) => stateName(approval.jurisdiction),
    },
    {
      key: 'status',
      head: words.status,
      cell: ({ approval, decision }) => <ApprovalChip status={approval.status} decision={decision} />,
    },
    { key: 'by', head: words.askedBy, cell: ({ approval }) => partyName(approval.requested_by) },
    {
      key: 'fee',
      head: words.fee,
      numeric: true,
      cell: ({ approval }) => (approval.fee ? <Money amount={approval.fee.total.amount} /> : '—'),
    },
    status === 'waiting'
      ? {
          key: 'expires',
          head: words.expires,
          wideOnly: true,
          cell: ({ approval }) => <Moment value={approval.expires_at} now={now} />,
        }
      : {
          key: 'end',
          head: words.end,
          wideOnly: true,
          cell: ({ approval: { status: ended, decided_at, decided_by, expires_at } }) =>
            // An expired one has whoever noticed it in decided_by, though nobody decided.
            ended === 'expired' || decided_at === null || decided_by === null ? (
              <Moment value={expires_at} now={now} />
            ) : (
              <>
                <Moment value={decided_at} now={now} />
                <span className="block text-ink-2 text-small">{words.by(partyName(decided_by))}</span>
              </>
            ),
        },
  ];
}
