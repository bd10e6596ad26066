import { FILING_TYPE_WORDS, tierWords } from '#components/filings/filing-words.ts';
import { StateBeside } from '#components/filings/state-beside';
import { stateName } from '#components/filings/state-name.ts';
import { FilingStatusChip, FlagChip } from '#components/filings/status-chip';
import { type Column, DataTable } from '#components/ui/data-table';
import { relativeWords } from '#components/ui/format-time.ts';
import { TextLink } from '#components/ui/text-link';
import { deskPaths } from '#lib/config/desk-paths';
import type { DeskFiling } from '#lib/contract/desk-filing';
import { isTerminalFiling } from '#lib/rules/filing/filing-state';
import { ClaimButtons, type ClaimButtonsProps } from '../claim-buttons.tsx';
import { Holder } from '../holder.tsx';
import { noHolder } from '../no-holder.ts';
import { PromisedTime } from '../promise.tsx';
import { deskWords, queueWords } from '../words.ts';

type QueueTableProps = { rows: readonly DeskFiling[]; me: ClaimButtonsProps['me']; now: string };

export function QueueTable({ rows, me, now }: QueueTableProps) {
  const columns: Column<DeskFiling>[] = [
    {
      key: 'name',
      head: queueWords.business,
      rowHead: true,
      width: '24%',
      cut: (row) => row.legal_name,
      cell: (row) => (
        <>
          <TextLink tone="record" href={deskPaths.filing(row.id)}>
            {row.legal_name}
          </TextLink>
          <StateBeside name={`${stateName(row.jurisdiction)} · ${row.organization.name}`} />
        </>
      ),
    },
    {
      key: 'partner',
      head: queueWords.partner,
      wideOnly: true,
      muted: true,
      width: '16%',
      cut: ({ organization }) => organization.name,
      cell: ({ organization }) => organization.name,
    },
    {
      key: 'state',
      head: queueWords.state,
      wideOnly: true,
      nowrap: true,
      cell: (row) => (
        <>
          {stateName(row.jurisdiction)}
          {row.type === 'foreign_qualification' ? null : (
            <span className="text-ink-2 text-small"> {FILING_TYPE_WORDS[row.type]}</span>
          )}
        </>
      ),
    },
    { key: 'status', head: queueWords.status, cell: (row) => <Standing row={row} /> },
    {
      key: 'promised',
      head: queueWords.promised,
      cell: (row) => (
        <span className="wide:whitespace-nowrap">
          <PromisedTime at={row.promised_at} now={now} open={!isTerminalFiling(row.status)} />
        </span>
      ),
    },
    {
      key: 'age',
      head: queueWords.age,
      wideOnly: true,
      nowrap: true,
      cell: (row) => (
        <time dateTime={row.created_at}>
          {relativeWords(row.created_at, now).replace(/ ago$/, '')}
          <span className="sm:hidden">{queueWords.old}</span>
        </time>
      ),
    },
    {
      key: 'speed',
      head: queueWords.speed,
      nowrap: true,
      blank: (row) => row.expedited_tier === null,
      cell: ({ expedited_tier }) => (expedited_tier ? tierWords(expedited_tier) : null),
    },
    {
      key: 'holder',
      head: queueWords.holder,
      width: '6%',
      cut: ({ claim, ...row }) =>
        claim?.by.id === me.id ? deskWords.you : (claim?.by.name ?? noHolder(row)),
      cell: (row) => <Holder filing={row} personId={me.id} now={now} />,
    },
    {
      key: 'act',
      head: queueWords.act,
      actions: true,
      cell: (row) => (isTerminalFiling(row.status) ? null : <ClaimButtons filing={row} me={me} />),
    },
  ];
  return (
    <DataTable
      lines
      caption={queueWords.title}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      sticky
    />
  );
}

/** The status, and whether the partner has an open case; that the promised time has passed stands beside it. */
function Standing({ row }: { row: DeskFiling }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 wide:flex-nowrap">
      <FilingStatusChip status={row.status} />
      {row.needs_response ? <FlagChip flag="needs-you" word={deskWords.withPartner} /> : null}
    </span>
  );
}
