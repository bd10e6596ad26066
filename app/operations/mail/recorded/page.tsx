import type { Metadata } from 'next';
import type { SearchParams } from 'nuqs/server';
import { pageLinks } from '#components/lists/page-trail.ts';
import { EmptyState } from '#components/ui/empty-state';
import { PageHeader } from '#components/ui/page-header';
import { Pagination } from '#components/ui/pagination';
import { deskPaths } from '#lib/config/desk-paths';
import { requireStaff } from '#lib/session/require-staff';
import { firstPageIfStale } from '../../../[mode]/first-page-if-stale.ts';
import { deskMailWords as words } from '../words.ts';
import { loadRecordedMail, recordedMailQuery } from './recorded-mail-query.ts';
import { RecordedMailSearch } from './recorded-mail-search.tsx';
import { RecordedMailTable } from './recorded-mail-table.tsx';

export const metadata: Metadata = { title: words.recorded };

export default async function RecordedMailPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { deskClient } = await requireStaff();
  const { q, pages } = await loadRecordedMail(searchParams);
  const address = (trail: string[]) => recordedMailQuery(deskPaths.recordedMail, { q, pages: trail });
  const list = await firstPageIfStale(
    deskClient.mail.list({ ...(q && { q }), limit: 50, cursor: pages.at(-1) }),
    pages,
    address([]),
  );
  return (
    <>
      <PageHeader
        title={words.recorded}
        description={words.recordedDetail}
        crumbs={[{ label: words.title, href: deskPaths.mail }]}
      />
      <RecordedMailSearch />
      {list.data.length > 0 ? (
        <RecordedMailTable rows={list.data} now={new Date().toISOString()} />
      ) : (
        <EmptyState kind={q ? 'no-match' : 'nothing-yet'} title={q ? words.noMatch : words.none}>
          {q ? words.noMatchDetail : words.description}
        </EmptyState>
      )}
      <Pagination label={words.recorded} {...pageLinks(pages, list.next_cursor, address)} />
    </>
  );
}
