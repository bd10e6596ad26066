import { NoMatch } from '#components/lists/no-match';
import { pageLinks, rangeOf } from '#components/lists/page-trail.ts';
import { EmptyState } from '#components/ui/empty-state';
import { LinkButton } from '#components/ui/link-button';
import { Pagination } from '#components/ui/pagination';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import type { Session } from '#lib/session/session';
import { firstPageIfStale } from '../first-page-if-stale.ts';
import { nowInMode } from '../now-in-mode.ts';
import { type DocumentListState, documentListQuery, filtersOf, PAGE_SIZE } from './document-list-query.ts';
import { DocumentTable } from './document-table.tsx';
import { documentListWords as words } from './words.ts';

export async function DocumentRows({ session, state }: { session: Session; state: DocumentListState }) {
  const { mode, consoleClient } = session;
  const { pages } = state;
  const filters = filtersOf(state);
  const at = (changes: Partial<DocumentListState>) =>
    documentListQuery(paths.documents(mode), { ...state, pages: [], ...changes });
  const [list, now] = await Promise.all([
    firstPageIfStale(
      consoleClient.documents.list({ ...filters, limit: PAGE_SIZE, cursor: pages.at(-1) }),
      pages,
      at({}),
    ),
    nowInMode(session),
  ]);
  if (list.data.length === 0) return <NoDocuments mode={mode} isNarrow={Object.keys(filters).length > 0} />;
  const page = (trail: string[]) => at({ pages: trail });
  return (
    <>
      <p role="status" className="mb-2 text-ink-2">
        {words.count(list.total)}{' '}
        {state.business_id ? (
          <>
            {words.oneBusiness(list.data[0]?.business_name ?? '')}{' '}
            <TextLink href={at({ business_id: null })}>{words.everyBusiness}</TextLink>
          </>
        ) : null}
      </p>
      <DocumentTable rows={list.data} mode={mode} today={now.slice(0, 10)} />
      <Pagination
        label={words.title}
        range={rangeOf({ pages, size: PAGE_SIZE }, list.data.length, list.total)}
        {...pageLinks(pages, list.next_cursor, page)}
      />
    </>
  );
}

function NoDocuments({ mode, isNarrow }: { mode: Session['mode']; isNarrow: boolean }) {
  if (isNarrow) {
    return <NoMatch all={paths.documents(mode)} />;
  }
  return (
    <EmptyState
      kind="nothing-yet"
      title={words.none}
      action={<LinkButton href={paths.businesses(mode)}>{words.toBusinesses}</LinkButton>}
    >
      {words.noneDetail}
    </EmptyState>
  );
}
