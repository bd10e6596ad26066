import { Money } from '#components/fees/money';
import { DueCell } from '#components/filings/due-cell';
import { awaitsNothing } from '#components/filings/due-words.ts';
import { FilingFlags } from '#components/filings/filing-flags';
import { happeningWords } from '#components/filings/filing-words.ts';
import { stateName } from '#components/filings/state-name.ts';
import { FilingStatusChip } from '#components/filings/status-chip';
import { type Column, DataTable } from '#components/ui/data-table';
import { EmptyState } from '#components/ui/empty-state';
import { TextLink } from '#components/ui/text-link';
import { Time } from '#components/ui/time';
import { paths } from '#lib/config/paths';
import type { FilingSummary } from '#lib/contract/overview';
import type { Mode } from '#lib/contract/scalars';
import type { Session } from '#lib/session/session';
import { nowInMode } from '../../now-in-mode.ts';
import { businessPageWords } from '../words.ts';

const SHOWN = 25;

export async function BusinessFilings({ session, businessId }: { session: Session; businessId: string }) {
  const { mode, consoleClient } = session;
  const [list, now] = await Promise.all([
    consoleClient.filings.list({ business_id: businessId, sort: 'act', limit: SHOWN }),
    nowInMode(session),
  ]);
  if (list.data.length === 0) {
    return (
      <EmptyState kind="nothing-needed" title={businessPageWords.noFilings}>
        {businessPageWords.noFilingsDetail}
      </EmptyState>
    );
  }
  return (
    <>
      <DataTable
        lines
        caption={businessPageWords.filings}
        columns={columnsOf(mode, now)}
        rows={list.data}
        rowKey={(row) => row.id}
      />
      {list.total > SHOWN ? (
        <p className="mt-3">
          <TextLink alone href={paths.filings(mode, { business_id: businessId })}>
            {businessPageWords.allFilings(list.total)}
          </TextLink>
        </p>
      ) : null}
    </>
  );
}

function columnsOf(mode: Mode, now: string): Column<FilingSummary>[] {
  return [
    {
      key: 'state',
      head: businessPageWords.state,
      rowHead: true,
      cell: (row) => (
        <TextLink alone href={paths.filing(mode, row.id)}>
          {stateName(row.jurisdiction)}
          <span className="sr-only">{businessPageWords.filingEnding(row.id)}</span>
        </TextLink>
      ),
    },
    {
      key: 'status',
      head: businessPageWords.status,
      cell: (row) => (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 wide:flex-nowrap">
          <FilingStatusChip status={row.status} />
          <FilingFlags filing={row} now={now} />
        </span>
      ),
    },
    {
      key: 'happening',
      head: businessPageWords.happening,
      muted: true,
      width: '30%',
      cut: happeningWords,
      cell: happeningWords,
    },
    {
      key: 'due',
      head: businessPageWords.due,
      numeric: true,
      blank: awaitsNothing,
      cell: ({ due_at, expected, holder }) => (
        <DueCell due_at={due_at} expected={expected} holder={holder} now={now} />
      ),
    },
    {
      key: 'submitted',
      head: businessPageWords.submitted,
      wideOnly: true,
      numeric: true,
      cell: (row) => <Time value={row.created_at} shape="date" />,
    },
    {
      key: 'total',
      head: businessPageWords.fee,
      wideOnly: true,
      numeric: true,
      blank: ({ total }) => total === null,
      cell: (row) => (row.total === null ? '—' : <Money amount={row.total} />),
    },
    {
      key: 'charged',
      head: businessPageWords.charged,
      wideOnly: true,
      numeric: true,
      blank: ({ charged }) => charged === null,
      cell: ({ charged }) => (charged === null ? '—' : <Money amount={charged} />),
    },
  ];
}
