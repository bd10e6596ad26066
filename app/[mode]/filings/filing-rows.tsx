import { NoMatch } from '#components/lists/no-match';
import { pageLinks, rangeOf } from '#components/lists/page-trail.ts';
import { SelectionArea } from '#components/lists/selection';
import { EmptyState } from '#components/ui/empty-state';
import { LinkButton } from '#components/ui/link-button';
import { Pagination } from '#components/ui/pagination';
import { paths } from '#lib/config/paths';
import type { Session } from '#lib/session/session';
import { AssignBar } from '../assign-bar.tsx';
import { colleagues } from '../colleagues.ts';
import { firstPageIfStale } from '../first-page-if-stale.ts';
import { nowInMode } from '../now-in-mode.ts';
import { type FilingListState, filingListQuery, filtersOf, PAGE_SIZE } from './filing-list-query.ts';
import { FilingTable } from './filing-table.tsx';
import { SORT_WORDS } from './sort-words.ts';
import { filingListWords } from './words.ts';

type FilingRowsProps = { session: Session; state: FilingListState };

export async function FilingRows({ session, state }: FilingRowsProps) {
  const { mode, consoleClient } = session;
  const { sort, dir, pages } = state;
  const filters = filtersOf(state);
  const canAssign = session.may('prepare');
  const [list, now, team] = await Promise.all([
    firstPageIfStale(
      consoleClient.filings.list({ ...filters, sort, dir, limit: PAGE_SIZE, cursor: pages.at(-1) }),
      pages,
      filingListQuery(paths.filings(mode), { ...state, pages: [] }),
    ),
    nowInMode(session),
    canAssign ? colleagues(session) : [],
  ]);
  const isNarrow = Object.keys(filters).length > 0;
  if (list.data.length === 0) return <NoFilings {...{ mode, isNarrow }} canAct={canAssign} />;

  const page = (trail: string[]) => filingListQuery(paths.filings(mode), { ...state, pages: trail });
  return (
    <SelectionArea key={page([...pages])} ids={list.data.map(({ id }) => id)}>
      <p role="status" className="mb-2 text-ink-2">
        {countWords(list.total, isNarrow)}, {filingListWords.sortedBy(SORT_WORDS[sort], dir === 'desc')}
      </p>
      <FilingTable rows={list.data} state={state} mode={mode} now={now} canPick={canAssign} />
      {canAssign ? (
        <AssignBar
          {...{ mode, total: list.total }}
          // Where not all of them can be assigned at once, the first are those of this order.
          filters={{ ...filters, sort, dir }}
          object="filing"
          colleagues={team}
        />
      ) : null}
      <Pagination
        label={filingListWords.title}
        range={rangeOf({ pages, size: PAGE_SIZE }, list.data.length, list.total)}
        {...pageLinks(pages, list.next_cursor, page)}
      />
    </SelectionArea>
  );
}

function countWords(total: number, isNarrow: boolean): string {
  const count = filingListWords.count(total);
  return isNarrow ? filingListWords.matches(count, total) : count;
}

type NoFilingsProps = { mode: Session['mode']; isNarrow: boolean; canAct: boolean };

export function NoFilings({ mode, isNarrow, canAct }: NoFilingsProps) {
  if (isNarrow) {
    return (
      <NoMatch title={filingListWords.noMatch} all={paths.filings(mode)}>
        {filingListWords.noMatchDetail}
      </NoMatch>
    );
  }
  return (
    <EmptyState
      kind="nothing-yet"
      title={filingListWords.none}
      action={canAct ? <LinkButton href={paths.newPlan(mode)}>{filingListWords.qualify}</LinkButton> : null}
    >
      {filingListWords.noneDetail}
    </EmptyState>
  );
}
