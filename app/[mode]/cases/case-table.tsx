import { CASE_KIND_WORDS } from '#components/cases/case-words';
import { dueWords } from '#components/filings/due-words';
import { StateBeside } from '#components/filings/state-beside';
import { stateName } from '#components/filings/state-name';
import { CaseStatusChip, FlagChip } from '#components/filings/status-chip';
import { type Column, DataTable } from '#components/ui/data-table';
import { Identifier } from '#components/ui/identifier';
import { TextLink } from '#components/ui/text-link';
import { CivilDate } from '#components/ui/time';
import { paths } from '#lib/config/paths';
import type { OpenCaseRow } from '#lib/contract/console/overview';
import type { Mode } from '#lib/contract/scalars';

type CaseTableProps = { rows: readonly OpenCaseRow[]; mode: Mode; now: string };

export function CaseTable({ rows, mode, now }: CaseTableProps) {
  const columns: Column<OpenCaseRow>[] = [
    {
      key: 'summary',
      head: 'Question',
      rowHead: true,
      width: '28%',
      cell: ({ case: item }) => (
        <TextLink tone="strong" alone href={paths.case(mode, item.id)}>
          {item.summary}
        </TextLink>
      ),
    },
    {
      key: 'business',
      head: 'Business',
      cell: ({ filing }) =>
        filing ? (
          <>
            <TextLink tone="record" href={paths.filing(mode, filing.id)}>
              {filing.legal_name}
            </TextLink>
            <StateBeside code={filing.jurisdiction} />
          </>
        ) : (
          '—'
        ),
    },
    {
      key: 'state',
      head: 'State',
      wideOnly: true,
      cell: ({ filing }) => (filing ? stateName(filing.jurisdiction) : '—'),
    },
    {
      key: 'kind',
      head: 'Kind',
      muted: true,
      wideOnly: true,
      cell: ({ case: item }) => CASE_KIND_WORDS[item.kind],
    },
    {
      key: 'status',
      head: 'Status',
      cell: ({ case: item }) => (
        <span className="flex flex-col items-start gap-1">
          <CaseStatusChip status={item.status} />
          {isLate(item, now) ? <FlagChip flag="overdue" /> : null}
        </span>
      ),
    },
    { key: 'due', head: 'Due', numeric: true, cell: ({ case: item }) => <Due item={item} now={now} /> },
    {
      key: 'id',
      head: 'Case',
      wideOnly: true,
      cell: ({ case: item }) => <Identifier value={item.id} label="case id" />,
    },
  ];
  return <DataTable caption="Cases" columns={columns} rows={rows} rowKey={(row) => row.case.id} sticky />;
}

type Item = OpenCaseRow['case'];

function isLate({ status, due_at }: Item, now: string): boolean {
  return status === 'needs_response' && due_at !== undefined && dueWords(due_at, now).late;
}

function Due({ item, now }: { item: Item; now: string }) {
  if (item.resolved_at) {
    return (
      <span className="text-ink-2">
        closed <CivilDate value={item.resolved_at.slice(0, 10)} year={false} />
      </span>
    );
  }
  if (!item.due_at) return '—';
  const due = dueWords(item.due_at, now);
  const isUrgent = item.status === 'needs_response';
  return (
    <time
      dateTime={item.due_at}
      className={
        isUrgent && due.late ? 'font-semibold text-stop' : isUrgent && due.soon ? 'font-semibold' : undefined
      }
    >
      {isUrgent ? due.short : <CivilDate value={item.due_at.slice(0, 10)} year={false} />}
    </time>
  );
}
