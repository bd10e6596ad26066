import type { Metadata } from 'next';
import type { SearchParams } from 'nuqs/server';
import { Suspense } from 'react';
import { ListArea, ListRows } from '#components/lists/list-area';
import { ListKeys } from '#components/lists/list-keys';
import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { requireSession } from '#lib/session/require-session';
import { EventFilters } from './event-filters.tsx';
import { loadEventList } from './event-list-query.ts';
import { EventPanel } from './event-panel.tsx';
import { EventRows } from './event-rows.tsx';
import { eventWords } from './words.ts';

export const metadata: Metadata = { title: eventWords.title };

type EventsPageProps = { params: Promise<{ mode: string }>; searchParams: Promise<SearchParams> };

export default async function EventsPage({ params, searchParams }: EventsPageProps) {
  const session = await requireSession((await params).mode);
  const state = await loadEventList(searchParams);
  return (
    <>
      <PageHeader title={eventWords.title} description={eventWords.description} />
      <ListArea>
        <EventFilters />
        <ListRows>
          <div className={state.event ? 'grid items-start gap-8 xl:grid-cols-2' : undefined}>
            {state.event ? (
              <div className="min-w-0 xl:order-last">
                <Suspense fallback={<PageSkeleton label={eventWords.theEvent} lines={10} size="row" />}>
                  <EventPanel session={session} state={state} id={state.event} />
                </Suspense>
              </div>
            ) : null}
            <div className="min-w-0">
              <ListKeys>
                <Suspense fallback={<PageSkeleton label={eventWords.title} lines={12} size="row" />}>
                  <EventRows session={session} state={state} />
                </Suspense>
              </ListKeys>
            </div>
          </div>
        </ListRows>
      </ListArea>
    </>
  );
}
