import { Money } from '#components/fees/money';
import { stateName } from '#components/filings/state-name.ts';
import { FilingStatusChip } from '#components/filings/status-chip';
import { pageLinks } from '#components/lists/page-trail.ts';
import { type Column, DataTable } from '#components/ui/data-table';
import { Pagination } from '#components/ui/pagination';
import { TextLink } from '#components/ui/text-link';
import { Time } from '#components/ui/time';
import { paths } from '#lib/config/paths';
import type { Filing } from '#lib/contract/filing';
import type { Mode } from '#lib/contract/scalars';
import type { Session } from '#lib/session/session';
import { businessPageWords } from '../businesses/words.ts';
import { firstPageIfStale } from '../first-page-if-stale.ts';
import { type FilingListState, filingListQuery, filtersElsewhere, PAGE_SIZE } from './filing-list-query.ts';
import { NoFilings } from './filing-rows.tsx';
import { filingListWords } from './words.ts';

type FilingsElsewhereProps = {
  session: Session;
  state: Partial<FilingListState> & Pick<FilingListState, 'pages'>;
};

/** The filings of a service that is hosted elsewhere, newest first: its API counts nothing and has no other order. */
export async function FilingsElsewhere({ session, state }: FilingsElsewhereProps) {
  const { mode, client } = session;
  const { pages } = state;
  const filters = filtersElsewhere(state);
  const at = (trail: string[]) => filingListQuery(paths.filings(mode), { ...state, pages: trail });
  const list = await firstPageIfStale(
    client.filings.list({ ...filters, limit: PAGE_SIZE, cursor: pages.at(-1) }),
    pages,
    at([]),
  );
  const { business_id: _ofBusiness, ...narrowing } = filters;
  const isNarrow = Object.keys(narrowing).length > 0;
  if (list.data.length === 0) {
    return <NoFilings {...{ mode, isNarrow }} canAct={session.may('prepare')} />;
  }
  return (
    <>
      <DataTable
        lines
        caption={filingListWords.title}
        columns={columnsOf(mode)}
        rows={list.data}
        rowKey={({ id }) => id}
      />
      <Pagination label={filingListWords.title} {...pageLinks(pages, list.next_cursor, at)} />
    </>
  );
}

function columnsOf(mode: Mode): Column<Filing>[] {
  return [
    {
      key: 'business',
      head: filingListWords.business,
      rowHead: true,
      cell: ({ id, legal_name }) => (
        <TextLink tone="record" href={paths.filing(mode, id)}>
          {legal_name}
        </TextLink>
      ),
    },
    { key: 'state', head: businessPageWords.state, cell: ({ jurisdiction }) => stateName(jurisdiction) },
    {
      key: 'status',
      head: businessPageWords.status,
      cell: ({ status }) => <FilingStatusChip status={status} />,
    },
    {
      key: 'submitted',
      head: businessPageWords.submitted,
      numeric: true,
      cell: ({ created_at }) => <Time value={created_at} shape="date" />,
    },
    {
      key: 'total',
      head: businessPageWords.fee,
      numeric: true,
      cell: ({ fee }) => (fee ? <Money amount={fee.total.amount} /> : '—'),
    },
  ];
}
