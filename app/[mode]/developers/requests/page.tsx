import type { Metadata } from 'next';
import type { SearchParams } from 'nuqs/server';
import { Suspense } from 'react';
import { ListArea, ListRows } from '#components/lists/list-area';
import { ListKeys } from '#components/lists/list-keys';
import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';
import { requireSession } from '#lib/session/require-session';
import { RequestFilters } from './request-filters.tsx';
import { loadRequestList } from './request-list-query.ts';
import { RequestRows } from './request-rows.tsx';

export const metadata: Metadata = { title: 'Requests' };

type RequestsPageProps = { params: Promise<{ mode: string }>; searchParams: Promise<SearchParams> };

export default async function RequestsPage({ params, searchParams }: RequestsPageProps) {
  const session = await requireSession((await params).mode);
  const state = await loadRequestList(searchParams);
  return (
    <>
      <PageHeader
        title="Requests"
        description="Every request to the API in the last 30 days, by a key or through this dashboard. Tax ids, passwords and keys are taken out before anything is kept. Times are UTC."
      />
      <ListArea>
        <RequestFilters />
        <ListKeys>
          <ListRows>
            <Suspense fallback={<Skeleton label="Requests" lines={12} size="row" />}>
              <RequestRows session={session} state={state} />
            </Suspense>
          </ListRows>
        </ListKeys>
      </ListArea>
    </>
  );
}
