import type { Metadata } from 'next';
import type { SearchParams } from 'nuqs/server';
import { Suspense } from 'react';
import { ListArea, ListRows } from '#components/lists/list-area';
import { ListKeys } from '#components/lists/list-keys';
import { LinkButton } from '#components/ui/link-button';
import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { paths } from '#lib/config/paths';
import { requireSession } from '#lib/session/require-session';
import { hostElsewhere } from '#lib/session/service-clients';
import { colleagues } from '../colleagues.ts';
import { openDefaultView } from '../views/load-views.ts';
import { FirstView, SavedViews } from '../views/saved-views.tsx';
import { FilingFilters } from './filing-filters.tsx';
import { filingListQuery, loadFilingList } from './filing-list-query.ts';
import { FilingRows } from './filing-rows.tsx';
import { FilingsElsewhere } from './filings-elsewhere.tsx';
import { reportWords } from './report/words.ts';
import { filingListWords } from './words.ts';

export const metadata: Metadata = { title: filingListWords.title };

type FilingsPageProps = { params: Promise<{ mode: string }>; searchParams: Promise<SearchParams> };

export default async function FilingsPage({ params, searchParams }: FilingsPageProps) {
  const session = await requireSession((await params).mode);
  const address = paths.filings(session.mode);
  await openDefaultView(session, 'filings', address, searchParams);
  const state = await loadFilingList(searchParams);
  const isElsewhere = hostElsewhere() !== null;
  const viewed = {
    session,
    address,
    list: 'filings' as const,
    here: filingListQuery(address, { ...state, pages: [] }),
  };
  return (
    <>
      <PageHeader
        title={filingListWords.title}
        description={filingListWords.description}
        actions={
          <>
            <LinkButton href={paths.filingReport(session.mode)}>{reportWords.title}</LinkButton>
            {session.may('prepare') ? (
              <>
                <LinkButton href={paths.newFormation(session.mode)}>{filingListWords.form}</LinkButton>
                <LinkButton variant="primary" href={paths.newPlan(session.mode)}>
                  {filingListWords.new}
                </LinkButton>
              </>
            ) : null}
          </>
        }
      />
      <SavedViews {...viewed} searchParams={searchParams} />
      <ListArea>
        <FilingFilters
          mode={session.mode}
          colleagues={colleagues(session)}
          isElsewhere={isElsewhere}
          views={<FirstView {...viewed} />}
        />
        <ListKeys>
          <ListRows>
            <Suspense fallback={<PageSkeleton label={filingListWords.title} lines={12} size="row" />}>
              {isElsewhere ? (
                <FilingsElsewhere session={session} state={state} />
              ) : (
                <FilingRows session={session} state={state} />
              )}
            </Suspense>
          </ListRows>
        </ListKeys>
      </ListArea>
    </>
  );
}
