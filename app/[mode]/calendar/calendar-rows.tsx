import { NoMatch } from '#components/lists/no-match';
import { pageLinks, rangeOf } from '#components/lists/page-trail.ts';
import { EmptyState } from '#components/ui/empty-state';
import { Pagination } from '#components/ui/pagination';
import { paths } from '#lib/config/paths';
import type { Session } from '#lib/session/session';
import { firstPageIfStale } from '../first-page-if-stale.ts';
import type { ChosenBusiness } from './business-field.tsx';
import { type CalendarState, calendarQuery, isNarrowed, PAGE_SIZE, rowsQuery } from './calendar-query.ts';
import { CalendarTable } from './calendar-table.tsx';
import { OnlyBusiness } from './only-business.tsx';
import { calendarWords } from './words.ts';

type CalendarRowsProps = {
  session: Session;
  state: CalendarState;
  /** The one that the calendar is narrowed to: a registration of it may have another name. */
  business: ChosenBusiness | null;
};

export async function CalendarRows({ session, state, business }: CalendarRowsProps) {
  const { mode, consoleClient } = session;
  const { pages } = state;
  const at = (changes: Partial<CalendarState>) =>
    calendarQuery(paths.calendar(mode), { ...state, pages: [], ...changes });
  const list = await firstPageIfStale(
    consoleClient.calendar.list({ ...rowsQuery(state), limit: PAGE_SIZE, cursor: pages.at(-1) }),
    pages,
    at({}),
  );
  if (list.data.length === 0) return <NothingDue mode={mode} isNarrow={isNarrowed(state)} />;
  const page = (trail: string[]) => at({ pages: trail });
  return (
    <>
      <p role="status" className="mb-2 text-ink-2">
        {calendarWords.count(list.total)}{' '}
        {business ? <OnlyBusiness name={business.name} everyHref={at({ business: null })} /> : null}
      </p>
      <CalendarTable rows={list.data} mode={mode} today={list.today} canAct={session.may('prepare')} />
      <Pagination
        label={calendarWords.title}
        range={rangeOf({ pages, size: PAGE_SIZE }, list.data.length, list.total)}
        {...pageLinks(pages, list.next_cursor, page)}
      />
    </>
  );
}

function NothingDue({ mode, isNarrow }: { mode: Session['mode']; isNarrow: boolean }) {
  if (isNarrow) {
    return <NoMatch all={paths.calendar(mode)} />;
  }
  return (
    <EmptyState kind="nothing-needed" title={calendarWords.none}>
      {calendarWords.noneDetail}
    </EmptyState>
  );
}
