import { newer, older, rangeOf } from '#components/lists/page-trail';
import { EmptyState } from '#components/ui/empty-state';
import { LinkButton } from '#components/ui/link-button';
import { Pagination } from '#components/ui/pagination';
import { paths } from '#lib/config/paths';
import type { Session } from '#lib/session/session';
import { firstPageIfStale } from '../first-page-if-stale.ts';
import { nowInMode } from '../now-in-mode.ts';
import { type FilingListState, filingListQuery, filtersOf, PAGE_SIZE } from './filing-list-query.ts';
import { FilingTable } from './filing-table.tsx';
import { SORT_WORDS } from './sort-words.ts';

type FilingRowsProps = { session: Session; state: FilingListState };

export async function FilingRows({ session, state }: FilingRowsProps) {
  const { mode, console } = session;
  const { sort, dir, pages } = state;
  const filters = filtersOf(state);
  const [list, now] = await Promise.all([
    firstPageIfStale(
      console.filings.list({ ...filters, sort, dir, limit: PAGE_SIZE, cursor: pages.at(-1) }),
      pages,
      filingListQuery(paths.filings(mode), { ...state, pages: [] }),
    ),
    nowInMode(session),
  ]);
  const isNarrow = Object.keys(filters).length > 0;
  if (list.data.length === 0) return <NoFilings mode={mode} isNarrow={isNarrow} />;

  const page = (trail: string[] | null) =>
    trail ? filingListQuery(paths.filings(mode), { ...state, pages: trail }) : undefined;
  return (
    <>
      <p role="status" className="mb-2 text-ink-2">
        {countWords(list.total, isNarrow)}, sorted by {SORT_WORDS[sort]}
        {dir === 'desc' ? ', from the end' : ''}
      </p>
      <FilingTable rows={list.data} state={state} mode={mode} now={now} />
      <Pagination
        label="Filings"
        range={rangeOf({ pages, size: PAGE_SIZE }, list.data.length, list.total)}
        newerHref={page(newer(pages))}
        olderHref={page(older(pages, list.next_cursor))}
      />
    </>
  );
}

function countWords(total: number, isNarrow: boolean): string {
  const count = `${total.toLocaleString('en-US')} ${total === 1 ? 'filing' : 'filings'}`;
  return isNarrow ? `${count} ${total === 1 ? 'matches' : 'match'}` : count;
}

function NoFilings({ mode, isNarrow }: { mode: Session['mode']; isNarrow: boolean }) {
  if (isNarrow) {
    return (
      <EmptyState
        kind="no-match"
        title="No filing matches these filters"
        action={<LinkButton href={paths.filings(mode)}>Clear all filters</LinkButton>}
      >
        Take a filter away, or search for a part of the name.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      kind="nothing-yet"
      title="No filings yet"
      action={<LinkButton href={paths.newPlan(mode)}>Qualify a business in a state</LinkButton>}
    >
      Each registration of a business in another state is one filing. You follow it here from its submission
      to its certificate.
    </EmptyState>
  );
}
