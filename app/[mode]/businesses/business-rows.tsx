import { pageLinks, rangeOf } from '#components/lists/page-trail.ts';
import { Pagination } from '#components/ui/pagination';
import { paths } from '#lib/config/paths';
import type { Session } from '#lib/session/session';
import { firstPageIfStale } from '../first-page-if-stale.ts';
import { type BusinessListState, businessListQuery, filtersOf, PAGE_SIZE } from './business-list-query.ts';
import { BusinessTable } from './business-table.tsx';
import { NoBusinesses } from './no-businesses.tsx';
import { businessListWords } from './words.ts';

type BusinessRowsProps = { session: Session; state: BusinessListState };

export async function BusinessRows({ session, state }: BusinessRowsProps) {
  const { mode, consoleClient } = session;
  const { sort, dir, pages } = state;
  const filters = filtersOf(state);
  const list = await firstPageIfStale(
    consoleClient.businesses.list({ ...filters, sort, dir, limit: PAGE_SIZE, cursor: pages.at(-1) }),
    pages,
    businessListQuery(paths.businesses(mode), { ...state, pages: [] }),
  );
  const isNarrow = Object.keys(filters).length > 0;
  const canAct = session.may('prepare');
  if (list.data.length === 0) return <NoBusinesses mode={mode} isNarrow={isNarrow} canAct={canAct} />;

  const page = (trail: string[]) => businessListQuery(paths.businesses(mode), { ...state, pages: trail });
  return (
    <>
      <p role="status" className="mb-2 text-ink-2">
        {countWords(list.total, isNarrow)}
      </p>
      <BusinessTable rows={list.data} state={state} mode={mode} canAct={canAct} />
      <Pagination
        label={businessListWords.title}
        range={rangeOf({ pages, size: PAGE_SIZE }, list.data.length, list.total)}
        {...pageLinks(pages, list.next_cursor, page)}
      />
    </>
  );
}

function countWords(total: number, isNarrow: boolean): string {
  const count = businessListWords.count(total);
  return isNarrow ? businessListWords.matches(count, total) : count;
}
