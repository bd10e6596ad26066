import type { Metadata } from 'next';
import type { SearchParams } from 'nuqs/server';
import { Suspense } from 'react';
import { ListArea, ListRows } from '#components/lists/list-area';
import { ListKeys } from '#components/lists/list-keys';
import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { requireSession } from '#lib/session/require-session';
import { hostElsewhere } from '#lib/session/service-clients';
import { RequestFilters } from './request-filters.tsx';
import { loadRequestList } from './request-list-query.ts';
import { RequestRows } from './request-rows.tsx';
import { requestWords } from './words.ts';

export const metadata: Metadata = { title: requestWords.list.title };

type RequestsPageProps = { params: Promise<{ mode: string }>; searchParams: Promise<SearchParams> };

export default async function RequestsPage({ params, searchParams }: RequestsPageProps) {
  const session = await requireSession((await params).mode);
  const state = await loadRequestList(searchParams);
  const host = hostElsewhere();
  return (
    <>
      <PageHeader
        title={requestWords.list.title}
        description={host ? requestWords.list.elsewhere(host) : requestWords.list.description}
      />
      <ListArea>
        <RequestFilters />
        <ListKeys>
          <ListRows>
            <Suspense fallback={<PageSkeleton label={requestWords.list.title} lines={12} size="row" />}>
              <RequestRows session={session} state={state} />
            </Suspense>
          </ListRows>
        </ListKeys>
      </ListArea>
    </>
  );
}
