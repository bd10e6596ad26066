import type { Metadata } from 'next';
import type { SearchParams } from 'nuqs/server';
import { Suspense } from 'react';
import { ListArea, ListRows } from '#components/lists/list-area';
import { ListKeys } from '#components/lists/list-keys';
import { LinkButton } from '#components/ui/link-button';
import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { deskPaths } from '#lib/config/desk-paths';
import { requireStaff } from '#lib/session/require-staff';
import { reportWords } from '../../[mode]/filings/report/words.ts';
import { RefreshOnReturn } from '../refresh-on-return.ts';
import { queueWords } from '../words.ts';
import { ClaimNext } from './claim-next.tsx';
import { QueueCounts } from './queue-counts.tsx';
import { QueueFilters } from './queue-filters.tsx';
import { loadQueue } from './queue-query.ts';
import { QueueRows } from './queue-rows.tsx';

export const metadata: Metadata = { title: queueWords.title };

type QueuePageProps = { searchParams: Promise<SearchParams> };

export default async function QueuePage({ searchParams }: QueuePageProps) {
  const session = await requireStaff();
  const state = await loadQueue(searchParams);
  const counts = await session.deskClient.filings.counts();
  return (
    <>
      <RefreshOnReturn />
      <PageHeader
        title={queueWords.title}
        description={queueWords.description}
        actions={
          <>
            <LinkButton href={deskPaths.report}>{reportWords.title}</LinkButton>
            <ClaimNext state={state} />
          </>
        }
      />
      <ListArea>
        <ListRows>
          <QueueCounts counts={counts} state={state} />
        </ListRows>
        <QueueFilters partners={counts.organizations} />
        <ListKeys>
          <ListRows>
            <Suspense fallback={<PageSkeleton label={queueWords.title} lines={12} size="row" />}>
              <QueueRows session={session} state={state} />
            </Suspense>
          </ListRows>
        </ListKeys>
      </ListArea>
    </>
  );
}
