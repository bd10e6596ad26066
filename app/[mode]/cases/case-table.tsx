import { CaseDay, CaseDue } from '#components/cases/case-due';
import { StateBeside } from '#components/filings/state-beside';
import { stateName } from '#components/filings/state-name.ts';
import { CaseStatusChip, FlagChip } from '#components/filings/status-chip';
import { RowPicker } from '#components/lists/row-picker';
import { selectionWords } from '#components/lists/selection-words.ts';
import { type Column, DataTable } from '#components/ui/data-table';
import { Identifier } from '#components/ui/identifier';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import type { CaseRow } from '#lib/contract/case-rows';
import type { Mode } from '#lib/contract/scalars';
import { isLateCase } from '#lib/rules/case/case-state';
import { caseListWords } from './words.ts';

type CaseTableProps = { rows: readonly CaseRow[]; mode: Mode; now: string; canPick: boolean };

export function CaseTable({ rows, mode, now, canPick }: CaseTableProps) {
  const picker: Column<CaseRow> = {
    key: 'pick',
    head: selectionWords.select,
    hideHead: true,
    picker: true,
    cell: ({ case: item }) => <RowPicker id={item.id} name={item.summary} />,
  };
  const columns: Column<CaseRow>[] = [
    ...(canPick ? [picker] : []),
    {
      key: 'summary',
      head: caseListWords.request,
      rowHead: true,
      width: '32%',
      cut: ({ case: item }) => item.summary,
      cell: ({ case: item }) => (
        <TextLink tone="strong" alone href={paths.case(mode, item.id)}>
          {item.summary}
        </TextLink>
      ),
    },
    {
      key: 'business',
      head: caseListWords.business,
      width: '22%',
      cut: ({ filing }) => filing?.legal_name,
      cell: ({ filing }) =>
        filing ? (
          <>
            <TextLink tone="record" href={paths.filing(mode, filing.id)}>
              {filing.legal_name}
            </TextLink>
            <StateBeside name={stateName(filing.jurisdiction)} />
          </>
        ) : (
          '—'
        ),
    },
    {
      key: 'state',
      head: caseListWords.state,
      wideOnly: true,
      nowrap: true,
      cell: ({ filing }) => (filing ? stateName(filing.jurisdiction) : '—'),
    },
    {
      key: 'status',
      head: caseListWords.status,
      cell: ({ case: item }) =>
        isLateCase(item, now) ? <FlagChip flag="overdue" /> : <CaseStatusChip status={item.status} />,
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
      key: 'due',
      head: caseListWords.due,
      numeric: true,
      cell: ({ case: item }) => <Due item={item} now={now} />,
    },
    {
      key: 'id',
      head: caseListWords.case,
      wideOnly: true,
      cell: ({ case: item }) => <Identifier value={item.id} label={caseListWords.caseId} />,
    },
  ];
  return (
    <DataTable
      lines
      caption={caseListWords.title}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.case.id}
      sticky
    />
  );
}

type Item = CaseRow['case'];

function Due({ item, now }: { item: Item; now: string }) {
  if (item.resolved_at) {
    return (
      <span className="text-ink-2">
        {caseListWords.closed} <CaseDay value={item.resolved_at} now={now} />
      </span>
    );
  }
  if (!item.due_at) return '—';
  return item.status === 'needs_response' ? (
    <CaseDue due={item.due_at} now={now} />
  ) : (
    <CaseDay value={item.due_at} now={now} />
  );
}
