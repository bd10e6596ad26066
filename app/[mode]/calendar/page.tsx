import type { Metadata } from 'next';
import type { SearchParams } from 'nuqs/server';
import { Suspense } from 'react';
import { NotHere } from '#components/elsewhere/not-here';
import { ListArea, ListRows } from '#components/lists/list-area';
import { ListKeys } from '#components/lists/list-keys';
import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { TabLinks } from '#components/ui/tab-links';
import { paths } from '#lib/config/paths';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import { orNotFound } from '#lib/session/or-not-found';
import { requireSession } from '#lib/session/require-session';
import { hostElsewhere } from '#lib/session/service-clients';
import type { Session } from '#lib/session/session';
import { colleagues } from '../colleagues.ts';
import { nowInMode } from '../now-in-mode.ts';
import { AddObligation } from './add-obligation.tsx';
import type { ChosenBusiness } from './business-field.tsx';
import { CalendarFilters } from './calendar-filters.tsx';
import { calendarQuery, loadCalendar } from './calendar-query.ts';
import { CalendarRows } from './calendar-rows.tsx';
import { FeedPanel } from './feed-panel.tsx';
import { MonthView } from './month-view.tsx';
import { calendarWords } from './words.ts';

export const metadata: Metadata = { title: calendarWords.title };

type CalendarPageProps = { params: Promise<{ mode: string }>; searchParams: Promise<SearchParams> };

export default async function CalendarPage({ params, searchParams }: CalendarPageProps) {
  const session = await requireSession((await params).mode);
  const host = hostElsewhere();
  if (host) return <NotHere title={calendarWords.title} host={host} />;
  const state = await loadCalendar(searchParams);
  const [feed, now, business] = await Promise.all([
    session.consoleClient.calendar.feed(),
    nowInMode(session),
    state.business ? chosenBusiness(session, state.business) : null,
  ]);
  const tab = (view: 'list' | 'month', label: string) => ({
    href: calendarQuery(paths.calendar(session.mode), { ...state, view, month: null, pages: [] }),
    label,
    current: state.view === view,
  });
  return (
    <>
      <PageHeader
        title={calendarWords.title}
        description={calendarWords.description}
        actions={
          session.may('prepare') ? (
            <AddObligation mode={session.mode} business={business} today={civilDateOf(new Date(now))} />
          ) : null
        }
      />
      <div className="mb-4 border-rule border-b">
        <TabLinks
          label={calendarWords.views}
          tabs={[tab('list', calendarWords.list), tab('month', calendarWords.month)]}
        />
      </div>
      <ListArea>
        <CalendarFilters mode={session.mode} colleagues={colleagues(session)} />
        <ListKeys>
          <ListRows>
            <Suspense fallback={<PageSkeleton label={calendarWords.title} lines={10} size="row" />}>
              {state.view === 'month' ? (
                <MonthView session={session} state={state} business={business} />
              ) : (
                <CalendarRows session={session} state={state} business={business} />
              )}
            </Suspense>
          </ListRows>
        </ListKeys>
      </ListArea>
      <div data-foot="">
        <FeedPanel mode={session.mode} createdAt={feed.created_at} />
      </div>
    </>
  );
}

/** The business that the calendar is narrowed to; what is added is most likely for it. */
async function chosenBusiness({ client }: Session, id: string): Promise<ChosenBusiness> {
  const business = await orNotFound(client.businesses.get(id));
  return { id, name: business.legal_name, state: business.registration_jurisdiction };
}
