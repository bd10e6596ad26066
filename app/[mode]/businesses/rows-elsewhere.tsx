import { pageLinks } from '#components/lists/page-trail.ts';
import { DataTable } from '#components/ui/data-table';
import { Pagination } from '#components/ui/pagination';
import { paths } from '#lib/config/paths';
import type { Session } from '#lib/session/session';
import { firstPageIfStale } from '../first-page-if-stale.ts';
import {
  type BusinessListState,
  businessListQuery,
  filtersElsewhere,
  PAGE_SIZE,
} from './business-list-query.ts';
import { NoBusinesses } from './no-businesses.tsx';
import { homeColumn, nameColumn } from './record-columns.tsx';
import { businessListWords } from './words.ts';

type RowsElsewhereProps = { session: Session; state: BusinessListState };

/** The records of a service that is hosted elsewhere, newest first: its API counts nothing and has no other order. */
export async function RowsElsewhere({ session, state }: RowsElsewhereProps) {
  const { mode, client } = session;
  const { pages } = state;
  const filters = filtersElsewhere(state);
  const page = (trail: string[]) => businessListQuery(paths.businesses(mode), { ...state, pages: trail });
  const list = await firstPageIfStale(
    client.businesses.list({
      ...filters,
      registration: 'formation',
      limit: PAGE_SIZE,
      cursor: pages.at(-1),
    }),
    pages,
    businessListQuery(paths.businesses(mode), { ...state, pages: [] }),
  );
  const isNarrow = Object.keys(filters).length > 0;
  if (list.data.length === 0)
    return <NoBusinesses mode={mode} isNarrow={isNarrow} canAct={session.may('prepare')} />;
  return (
    <>
      <DataTable
        caption={businessListWords.title}
        columns={[nameColumn(mode), homeColumn]}
        rows={list.data.map((business) => ({ business }))}
        rowKey={({ business }) => business.id}
        sticky
        lines
      />
      <Pagination label={businessListWords.title} {...pageLinks(pages, list.next_cursor, page)} />
    </>
  );
}
