import { canBeFilled, type Gap, gapWords } from '#components/businesses/gap-words.ts';
import { RegisteredCell } from '#components/businesses/registered-cell';
import { businessWords } from '#components/businesses/words.ts';
import { MarkChip } from '#components/filings/status-chip';
import { type Column, DataTable } from '#components/ui/data-table';
import { LinkButton } from '#components/ui/link-button';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import type { BusinessRow } from '#lib/contract/business-rows';
import type { Mode } from '#lib/contract/scalars';
import { type BusinessListState, businessListQuery } from './business-list-query.ts';
import { homeColumn, nameColumn } from './record-columns.tsx';
import { businessListWords } from './words.ts';

type BusinessTableProps = {
  rows: readonly BusinessRow[];
  state: BusinessListState;
  mode: Mode;
  canAct: boolean;
};

export function BusinessTable({ rows, state, mode, canAct }: BusinessTableProps) {
  const dir = state.sort === 'name' && state.dir === 'asc' ? 'desc' : 'asc';
  const columns: Column<BusinessRow>[] = [
    {
      ...nameColumn(mode),
      sortHref: businessListQuery(paths.businesses(mode), { ...state, sort: 'name', dir, pages: [] }),
      sorted: state.sort !== 'name' ? undefined : state.dir === 'asc' ? 'ascending' : 'descending',
    },
    homeColumn,
    {
      key: 'registered',
      head: businessListWords.registeredIn,
      headed: true,
      cell: (row) => <RegisteredCell {...row} />,
    },
    {
      key: 'pending',
      head: businessListWords.pending,
      headed: true,
      blank: ({ pending_in }) => pending_in.length === 0,
      cell: (row) => <PendingCell {...row} />,
    },
    {
      key: 'ready',
      head: businessListWords.canQualify,
      headed: true,
      cell: ({ gaps }) => <Readiness gaps={gaps} />,
    },
  ];
  const act: Column<BusinessRow> = {
    key: 'act',
    head: businessListWords.nextStep,
    actions: true,
    blank: ({ gaps }) => !nextStep(gaps),
    cell: (row) => <NextStep row={row} mode={mode} />,
  };
  return (
    <DataTable
      caption={businessListWords.title}
      columns={canAct ? [...columns, act] : columns}
      rows={rows}
      rowKey={({ business }) => business.id}
      sticky
      lines
    />
  );
}

/** The filings in progress, with links, and the cases that they wait on. */
function PendingCell({ business, pending_in, open_cases }: BusinessRow) {
  if (pending_in.length === 0) return '—';
  return (
    <>
      <TextLink alone href={paths.filings(business.mode, { business_id: business.id, status: 'open' })}>
        {pending_in.map((code) => code.slice(3)).join(', ')}
        <span className="sr-only">
          {businessWords.shown.openFilingsOf} {business.legal_name}
        </span>
      </TextLink>
      {open_cases > 0 ? (
        <span className="text-ink-2 text-small max-sm:ms-2 sm:block">
          {businessWords.shown.openCases(open_cases)}
        </span>
      ) : null}
    </>
  );
}

/** Whether the record is complete enough to file, and if not, why. */
function Readiness({ gaps }: { gaps: readonly Gap[] }) {
  if (gaps.length === 0)
    return <MarkChip mark={{ shape: 'tick', word: businessWords.shown.yes, tone: 'done' }} />;
  return (
    <span className="flex flex-col items-start gap-0.5">
      <MarkChip mark={{ shape: 'triangle', word: businessWords.shown.no, tone: 'you' }} />
      <span className="text-ink-2 text-small">{gapWords(gaps)}</span>
    </span>
  );
}

/** The next step for the viewer; nothing if they may not fill the gap. */
function nextStep(gaps: BusinessRow['gaps']): 'qualify' | 'complete' | null {
  if (gaps.length === 0) return 'qualify';
  return canBeFilled(gaps) ? 'complete' : null;
}

function NextStep({ row: { business, gaps }, mode }: { row: BusinessRow; mode: Mode }) {
  const step = nextStep(gaps);
  if (!step) return null;
  const isReady = step === 'qualify';
  return (
    <LinkButton
      size="small"
      data-next-step=""
      href={isReady ? paths.newPlan(mode, { business: business.id }) : paths.editBusiness(mode, business.id)}
    >
      {isReady ? businessListWords.qualify : businessListWords.complete}
      <span className="sr-only">
        {isReady ? businessListWords.inAnotherState : businessListWords.theRecord} {business.legal_name}
      </span>
    </LinkButton>
  );
}
