import { LogTime } from '#components/developers/log-time';
import { NoMatch } from '#components/lists/no-match';
import { pageLinks } from '#components/lists/page-trail.ts';
import { EmptyState } from '#components/ui/empty-state';
import { LinkButton } from '#components/ui/link-button';
import { Pagination } from '#components/ui/pagination';
import { paths } from '#lib/config/paths';
import type { RequestRows as Rows } from '#lib/contract/request';
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
import { requestWords } from './words.ts';

type RequestRowsProps = { session: Session; state: RequestListState };

export async function RequestRows({ session, state }: RequestRowsProps) {
  const { mode, consoleClient } = session;
  const { pages } = state;
  const list = await firstPageIfStale(
    consoleClient.requests.list({
      ...requestRowsQuery(state, new Date().toISOString()),
      limit: PAGE_SIZE,
      cursor: pages.at(-1),
    }),
    pages,
    requestListQuery(paths.requests(mode), { ...state, pages: [] }),
  );
  const page = (trail: string[]) => requestListQuery(paths.requests(mode), { ...state, pages: trail });
  const links = pageLinks(pages, list.next_cursor, page);
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
        label={requestWords.list.title}
        range={requestWords.list.page(pages.length + 1)}
        {...links}
      />
    </>
  );
}

/** A search in a long log looks at one stretch at a time. */
function SearchedTo({ list: { data, searched_to } }: { list: Rows }) {
  if (searched_to === null) {
    return data.length === 0 ? <p role="status">{requestWords.list.nothingOlder}</p> : null;
  }
  return (
    <p role="status" className="mt-3">
      {requestWords.list.searchedTo} <LogTime value={searched_to} />
      {data.length === 0 ? requestWords.list.soFar : requestWords.list.further}
    </p>
  );
}

function NoRequests({ mode, isNarrow }: { mode: Session['mode']; isNarrow: boolean }) {
  if (isNarrow) {
    return <NoMatch title={requestWords.list.noMatch} all={paths.requests(mode)} />;
  }
  return (
    <EmptyState
      kind="nothing-yet"
      title={requestWords.list.none}
      action={<LinkButton href={paths.apiKeys(mode)}>{requestWords.list.showKeys}</LinkButton>}
    >
      {requestWords.list.noneDetail}
    </EmptyState>
  );
}
