import type { Metadata } from 'next';
import { createLoader, createSerializer, type SearchParams } from 'nuqs/server';
import { pageLinks, pagesParser } from '#components/lists/page-trail.ts';
import { EmptyState } from '#components/ui/empty-state';
import { PageHeader } from '#components/ui/page-header';
import { Pagination } from '#components/ui/pagination';
import { deskPaths } from '#lib/config/desk-paths';
import { requireStaff } from '#lib/session/require-staff';
import { firstPageIfStale } from '../../[mode]/first-page-if-stale.ts';
import { CreateKey } from './create-key.tsx';
import { OperatorKeyTable } from './operator-key-table.tsx';
import { operatorKeyWords } from './words.ts';

/** The page of the list of keys. */
const parsers = { pages: pagesParser };
const loadKeyPages = createLoader(parsers);
const keyPagesQuery = createSerializer(parsers);

export const metadata: Metadata = { title: operatorKeyWords.title };

export default async function OperatorKeysPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { deskClient } = await requireStaff();
  const { pages } = await loadKeyPages(searchParams);
  const address = (trail: string[]) => keyPagesQuery(deskPaths.keys, { pages: trail });
  const list = await firstPageIfStale(
    deskClient.keys.list({ limit: 50, cursor: pages.at(-1) }),
    pages,
    address([]),
  );
  return (
    <>
      <PageHeader
        title={operatorKeyWords.title}
        description={operatorKeyWords.description}
        actions={<CreateKey />}
      />
      {list.data.length === 0 ? (
        <EmptyState kind="nothing-yet" title={operatorKeyWords.none}>
          {operatorKeyWords.noneDetail}
        </EmptyState>
      ) : (
        <OperatorKeyTable rows={list.data} now={new Date().toISOString()} />
      )}
      <Pagination label={operatorKeyWords.title} {...pageLinks(pages, list.next_cursor, address)} />
    </>
  );
}
