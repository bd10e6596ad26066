import { NoMatch } from '#components/lists/no-match';
import { pageLinks, rangeOf } from '#components/lists/page-trail.ts';
import { SelectionArea } from '#components/lists/selection';
import { EmptyState } from '#components/ui/empty-state';
import { Pagination } from '#components/ui/pagination';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import type { Session } from '#lib/session/session';
import { AssignBar } from '../assign-bar.tsx';
import { colleagues } from '../colleagues.ts';
import { firstPageIfStale } from '../first-page-if-stale.ts';
import { nowInMode } from '../now-in-mode.ts';
import {
  type CaseListState,
  caseListQuery,
  caseRowsQuery,
  isNarrowed,
  PAGE_SIZE,
} from './case-list-query.ts';
import { CaseTable } from './case-table.tsx';
import { caseListWords } from './words.ts';

export async function CaseRows({ session, state }: { session: Session; state: CaseListState }) {
  const { mode, consoleClient } = session;
  const { pages } = state;
  const now = await nowInMode(session);
  const canAssign = session.may('prepare');
  const filters = caseRowsQuery(state, now);
  const list = await firstPageIfStale(
    consoleClient.cases.list({ ...filters, limit: PAGE_SIZE, cursor: pages.at(-1) }),
    pages,
    caseListQuery(paths.cases(mode), { ...state, pages: [] }),
  );
  if (list.data.length === 0) return <NoCases mode={mode} isNarrow={isNarrowed(state)} />;

  const page = (trail: string[]) => caseListQuery(paths.cases(mode), { ...state, pages: trail });
  return (
    <SelectionArea key={page([...pages])} ids={list.data.map((row) => row.case.id)}>
      <p role="status" className="mb-2 text-ink-2">
        {caseListWords.count(list.total)}
      </p>
      <CaseTable rows={list.data} mode={mode} now={now} canPick={canAssign} />
      {canAssign ? (
        <AssignBar
          {...{ mode, total: list.total }}
          object="case"
          // Members that are not requested are not sent.
          filters={JSON.parse(JSON.stringify(filters))}
          colleagues={await colleagues(session)}
        />
      ) : null}
      <Pagination
        label={caseListWords.title}
        range={rangeOf({ pages, size: PAGE_SIZE }, list.data.length, list.total)}
        {...pageLinks(pages, list.next_cursor, page)}
      />
    </SelectionArea>
  );
}

function NoCases({ mode, isNarrow }: { mode: Session['mode']; isNarrow: boolean }) {
  if (isNarrow) {
    return <NoMatch title={caseListWords.noMatch} all={paths.cases(mode)} />;
  }
  return (
    <EmptyState kind="nothing-needed" title={caseListWords.none}>
      {caseListWords.noneDetail}{' '}
      <TextLink href={paths.cases(mode, { status: 'all' })}>{caseListWords.showClosed}</TextLink>
    </EmptyState>
  );
}
