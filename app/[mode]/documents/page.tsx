import type { Metadata } from 'next';
import type { SearchParams } from 'nuqs/server';
import { Suspense } from 'react';
import { NotHere } from '#components/elsewhere/not-here';
import { ListArea, ListRows } from '#components/lists/list-area';
import { ListKeys } from '#components/lists/list-keys';
import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { requireSession } from '#lib/session/require-session';
import { hostElsewhere } from '#lib/session/service-clients';
import { DocumentFilters } from './document-filters.tsx';
import { loadDocumentList } from './document-list-query.ts';
import { DocumentRows } from './document-rows.tsx';
import { documentListWords } from './words.ts';

export const metadata: Metadata = { title: documentListWords.title };

type DocumentsPageProps = { params: Promise<{ mode: string }>; searchParams: Promise<SearchParams> };

export default async function DocumentsPage({ params, searchParams }: DocumentsPageProps) {
  const session = await requireSession((await params).mode);
  const host = hostElsewhere();
  if (host) return <NotHere title={documentListWords.title} host={host} />;
  const state = await loadDocumentList(searchParams);
  return (
    <>
      <PageHeader title={documentListWords.title} description={documentListWords.description} />
      <ListArea>
        <DocumentFilters mode={session.mode} />
        <ListKeys>
          <ListRows>
            <Suspense fallback={<PageSkeleton label={documentListWords.title} lines={12} size="row" />}>
              <DocumentRows session={session} state={state} />
            </Suspense>
          </ListRows>
        </ListKeys>
      </ListArea>
    </>
  );
}
