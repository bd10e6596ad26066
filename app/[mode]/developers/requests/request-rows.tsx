import { LogTime } from '#components/developers/log-time';
import { newer, older } from '#components/lists/page-trail';
import { EmptyState } from '#components/ui/empty-state';
import { LinkButton } from '#components/ui/link-button';
import { Pagination } from '#components/ui/pagination';
import { paths } from '#lib/config/paths';
import type { RequestRows as Rows } from '#lib/contract/console/request';
import type { Session } from '#lib/session/session';
import { firstPageIfStale } from '../../first-page-if-stale.ts';
import {
  isNarrowed,
  PAGE_SIZE,
  type RequestListState,
  requestListQuery,
  requestRowsQuery,
} from './request-list-query.ts';
import { RequestTable } from './request-table.tsx';

type RequestRowsProps = { session: Session; state: RequestListState };

export async function RequestRows({ session, state }: RequestRowsProps) {
  const { mode, console } = session;
  const { pages } = state;
  const list = await firstPageIfStale(
    console.requests.list({
      ...requestRowsQuery(state, new Date()),
      limit: PAGE_SIZE,
      cursor: pages.at(-1),
    }),
    pages,
    requestListQuery(paths.requests(mode), { ...state, pages: [] }),
  );
  const page = (trail: string[] | null) =>
    trail ? requestListQuery(paths.requests(mode), { ...state, pages: trail }) : undefined;
  const olderHref = page(older(pages, list.next_cursor));
  const isEnd = list.data.length === 0 && list.searched_to === null && pages.length === 0;
  if (isEnd) return <NoRequests mode={mode} isNarrow={isNarrowed(state)} />;
  return (
    <>
      {list.data.length > 0 ? (
        <RequestTable
          rows={list.data}
          mode={mode}
          byActor={(actor) => requestListQuery(paths.requests(mode), { ...state, actor, pages: [] })}
        />
      ) : null}
      <SearchedTo list={list} />
      <Pagination
        label="Requests"
        range={`Page ${pages.length + 1}, newest first`}
        newerHref={page(newer(pages))}
        olderHref={olderHref}
      />
    </>
  );
}

/** A rare thing in a long log is looked for a stretch at a time. */
function SearchedTo({ list: { data, searched_to } }: { list: Rows }) {
  if (searched_to === null) {
    return data.length === 0 ? <p role="status">Nothing older matches these filters.</p> : null;
  }
  return (
    <p role="status" className="mt-3">
      Searched back to <LogTime value={searched_to} />
      {data.length === 0 ? '; nothing matches so far.' : '.'} “Older” searches on from there.
    </p>
  );
}

function NoRequests({ mode, isNarrow }: { mode: Session['mode']; isNarrow: boolean }) {
  if (isNarrow) {
    return (
      <EmptyState
        kind="no-match"
        title="No request of the last 30 days matches these filters"
        action={<LinkButton href={paths.requests(mode)}>Clear all filters</LinkButton>}
      />
    );
  }
  return (
    <EmptyState
      kind="nothing-yet"
      title="No request yet"
      action={<LinkButton href={paths.apiKeys(mode)}>Show the API keys</LinkButton>}
    >
      A request appears here about a second after it was answered, with who made it, how long it took and what
      was said.
    </EmptyState>
  );
}
