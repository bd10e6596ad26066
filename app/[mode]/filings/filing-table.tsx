import { Money } from '#components/fees/money';
import { DueCell } from '#components/filings/due-cell';
import { awaitsNothing } from '#components/filings/due-words.ts';
import { FilingFlags } from '#components/filings/filing-flags';
import { happeningWords } from '#components/filings/filing-words.ts';
import { StateBeside } from '#components/filings/state-beside';
import { stateName } from '#components/filings/state-name.ts';
import { FilingStatusChip } from '#components/filings/status-chip';
import { RowPicker } from '#components/lists/row-picker';
import { selectionWords } from '#components/lists/selection-words.ts';
import { type Column, DataTable } from '#components/ui/data-table';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import type { FilingRow, FilingSort } from '#lib/contract/filing-rows';
import type { Mode } from '#lib/contract/scalars';
import { type FilingListState, filingListQuery } from './filing-list-query.ts';
import { filingListWords } from './words.ts';

type FilingTableProps = {
  rows: readonly FilingRow[];
  state: FilingListState;
  mode: Mode;
  now: string;
  /** Whether rows can be chosen, to give them to somebody. */
  canPick: boolean;
};

export function FilingTable({ rows, state, mode, now, canPick }: FilingTableProps) {
  // The third press of a column's head restores the order of who must act.
  function sorting(sort: FilingSort): Pick<Column<FilingRow>, 'sortHref' | 'sorted'> {
    const isSorted = state.sort === sort;
    const next =
      isSorted && state.dir === 'desc'
        ? { sort: 'act' as const, dir: 'asc' as const }
        : { sort, dir: isSorted ? ('desc' as const) : ('asc' as const) };
    return {
      sortHref: filingListQuery(paths.filings(mode), { ...state, ...next, pages: [] }),
      sorted: isSorted ? (state.dir === 'asc' ? 'ascending' : 'descending') : undefined,
    };
  }

  const picker: Column<FilingRow> = {
    key: 'pick',
    head: selectionWords.select,
    hideHead: true,
    picker: true,
    cell: ({ id, legal_name, jurisdiction }) => (
      <RowPicker id={id} name={`${legal_name}, ${stateName(jurisdiction)}`} />
    ),
  };
  const columns: Column<FilingRow>[] = [
    ...(canPick ? [picker] : []),
    {
      key: 'name',
      head: filingListWords.business,
      rowHead: true,
      width: '31%',
      cut: (row) => row.legal_name,
      cell: (row) => (
        <>
          <TextLink tone="record" href={paths.filing(mode, row.id)}>
            {row.legal_name}
          </TextLink>
          <StateBeside name={stateName(row.jurisdiction)} />
        </>
      ),
      ...sorting('name'),
    },
    {
      key: 'state',
      head: filingListWords.state,
      wideOnly: true,
      nowrap: true,
      cell: (row) => stateName(row.jurisdiction),
      ...sorting('jurisdiction'),
    },
    {
      key: 'status',
      head: filingListWords.status,
      cell: (row) => (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 wide:flex-nowrap">
          <FilingStatusChip status={row.status} />
          <FilingFlags filing={row} now={now} />
        </span>
      ),
      ...sorting('status'),
    },
    {
      key: 'happening',
      head: filingListWords.happening,
      muted: true,
      width: '26%',
      cut: happeningWords,
      cell: happeningWords,
    },
    {
      key: 'due',
      head: filingListWords.due,
      numeric: true,
      blank: awaitsNothing,
      cell: ({ due_at, expected, holder }) => (
        <DueCell due_at={due_at} expected={expected} holder={holder} now={now} />
      ),
      ...sorting('due'),
    },
    {
      key: 'owner',
      head: selectionWords.owner,
      wideOnly: true,
      nowrap: true,
      muted: true,
      blank: ({ owner }) => owner === null,
      cell: ({ owner }) => owner?.name ?? '—',
    },
    {
      key: 'total',
      head: filingListWords.fee,
      numeric: true,
      wideOnly: true,
      blank: ({ total }) => total === null,
      cell: (row) => (row.total === null ? '—' : <Money amount={row.total} />),
      ...sorting('total'),
    },
    {
      key: 'charged',
      head: filingListWords.charged,
      numeric: true,
      wideOnly: true,
      blank: ({ charged }) => charged === null,
      cell: ({ charged }) => (charged === null ? '—' : <Money amount={charged} />),
    },
  ];

  return (
    <DataTable
      lines
      caption={filingListWords.title}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      sticky
    />
  );
}
