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
import { openDefaultView } from '../views/load-views.ts';
import { FirstView, SavedViews } from '../views/saved-views.tsx';
import { BusinessFilters } from './business-filters.tsx';
import { businessListQuery, loadBusinessList } from './business-list-query.ts';
import { BusinessRows } from './business-rows.tsx';
import { NextStepKey } from './next-step-key.ts';
import { RowsElsewhere } from './rows-elsewhere.tsx';
import { businessListWords } from './words.ts';

export const metadata: Metadata = { title: businessListWords.title };

type BusinessesPageProps = { params: Promise<{ mode: string }>; searchParams: Promise<SearchParams> };

export default async function BusinessesPage({ params, searchParams }: BusinessesPageProps) {
  const session = await requireSession((await params).mode);
  const address = paths.businesses(session.mode);
  await openDefaultView(session, 'businesses', address, searchParams);
  const state = await loadBusinessList(searchParams);
  const isElsewhere = hostElsewhere() !== null;
  const viewed = {
    session,
    address,
    list: 'businesses' as const,
    here: businessListQuery(address, { ...state, pages: [] }),
  };
  return (
    <>
      <PageHeader
        title={businessListWords.title}
        description={businessListWords.description}
        actions={
          session.may('prepare') ? (
            <>
              <LinkButton href={paths.importBusinesses(session.mode)}>
                {businessListWords.importFile}
              </LinkButton>
              <LinkButton href={paths.newFormation(session.mode)}>{businessListWords.form}</LinkButton>
              <LinkButton variant="primary" href={paths.newBusiness(session.mode)}>
                {businessListWords.add}
              </LinkButton>
            </>
          ) : null
        }
      />
      <SavedViews {...viewed} searchParams={searchParams} />
      <ListArea>
        <BusinessFilters mode={session.mode} isElsewhere={isElsewhere} views={<FirstView {...viewed} />} />
        <ListKeys>
          <NextStepKey />
          <ListRows>
            <Suspense fallback={<PageSkeleton label={businessListWords.title} lines={12} size="row" />}>
              {isElsewhere ? (
                <RowsElsewhere session={session} state={state} />
              ) : (
                <BusinessRows session={session} state={state} />
              )}
            </Suspense>
          </ListRows>
        </ListKeys>
      </ListArea>
    </>
  );
}
