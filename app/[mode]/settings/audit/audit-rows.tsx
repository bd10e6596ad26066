import { NoMatch } from '#components/lists/no-match';
import { pageLinks } from '#components/lists/page-trail.ts';
import { EmptyState } from '#components/ui/empty-state';
import { Pagination } from '#components/ui/pagination';
import { paths } from '#lib/config/paths';
import type { AuditFilter } from '#lib/contract/audit';
import type { Session } from '#lib/session/session';
import { firstPageIfStale } from '../../first-page-if-stale.ts';
import { type AuditListState, auditListQuery, isNarrowed, PAGE_SIZE } from './audit-list-query.ts';
import { AuditTable } from './audit-table.tsx';
import { auditWords } from './words.ts';

type AuditRowsProps = {
  session: Session;
  state: AuditListState;
  /** What the service is asked for, as the export is. */
  filter: Partial<AuditFilter>;
};

export async function AuditRows({ session: { mode, client }, state, filter }: AuditRowsProps) {
  const { pages } = state;
  const place = paths.audit(mode);
  const list = await firstPageIfStale(
    client.audit.list({ ...filter, limit: PAGE_SIZE, cursor: pages.at(-1) }),
    pages,
    auditListQuery(place, { ...state, pages: [] }),
  );
  if (list.data.length === 0 && pages.length === 0) {
    return isNarrowed(state) ? (
      <NoMatch title={auditWords.noMatch} all={place}>
        {auditWords.noMatchDetail}
      </NoMatch>
    ) : (
      <EmptyState kind="nothing-yet" title={auditWords.none}>
        {auditWords.noneDetail}
      </EmptyState>
    );
  }
  const page = (trail: string[]) => auditListQuery(place, { ...state, pages: trail });
  return (
    <>
      <AuditTable
        rows={list.data}
        mode={mode}
        byActor={(actor) => auditListQuery(place, { ...state, actor, pages: [] })}
      />
      <Pagination
        label={auditWords.title}
        range={auditWords.page(pages.length + 1)}
        {...pageLinks(pages, list.next_cursor, page)}
      />
    </>
  );
}
