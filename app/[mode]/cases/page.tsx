import type { Metadata } from 'next';
import type { SearchParams } from 'nuqs/server';
import { Suspense } from 'react';
import { NotHere } from '#components/elsewhere/not-here';
import { ListArea, ListRows } from '#components/lists/list-area';
import { ListKeys } from '#components/lists/list-keys';
import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { paths } from '#lib/config/paths';
import { requireSession } from '#lib/session/require-session';
import { hostElsewhere } from '#lib/session/service-clients';
import { colleagues } from '../colleagues.ts';
import { nowInMode } from '../now-in-mode.ts';
import { openDefaultView } from '../views/load-views.ts';
import { FirstView, SavedViews } from '../views/saved-views.tsx';
import { CaseFilters } from './case-filters.tsx';
import { caseListQuery, loadCaseList } from './case-list-query.ts';
import { CaseRows } from './case-rows.tsx';
import { caseListWords } from './words.ts';

export const metadata: Metadata = { title: caseListWords.title };

type CasesPageProps = { params: Promise<{ mode: string }>; searchParams: Promise<SearchParams> };

export default async function CasesPage({ params, searchParams }: CasesPageProps) {
  const session = await requireSession((await params).mode);
  const host = hostElsewhere();
  if (host) return <NotHere title={caseListWords.title} host={host} />;
  const address = paths.cases(session.mode);
  await openDefaultView(session, 'cases', address, searchParams);
  const state = await loadCaseList(searchParams);
  const viewed = {
    session,
    address,
    list: 'cases' as const,
    here: caseListQuery(address, { ...state, pages: [] }),
  };
  return (
    <>
      <PageHeader title={caseListWords.title} description={caseListWords.description} />
      <SavedViews {...viewed} searchParams={searchParams} />
      <ListArea>
        <CaseFilters
          mode={session.mode}
          colleagues={colleagues(session)}
          now={nowInMode(session)}
          views={<FirstView {...viewed} />}
        />
        <ListKeys>
          <ListRows>
            <Suspense fallback={<PageSkeleton label={caseListWords.title} lines={10} size="row" />}>
              <CaseRows session={session} state={state} />
            </Suspense>
          </ListRows>
        </ListKeys>
      </ListArea>
    </>
  );
}
