import type { Metadata } from 'next';
import type { SearchParams } from 'nuqs/server';
import { Suspense } from 'react';
import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { Section } from '#components/ui/section';
import { paths } from '#lib/config/paths';
import { requireSession } from '#lib/session/require-session';
import { nowInMode } from '../../now-in-mode.ts';
import { ReadOnlyNotice } from '../../read-only-notice.tsx';
import { BusinessForm } from '../business-form.tsx';
import { businessListWords, registerWords } from '../words.ts';
import { FoundNotice } from './found-notice.tsx';
import { answersOfFound, foundRecord, nameOfFound } from './found-record.ts';
import { loadRegisterState } from './register-query.ts';
import { RegisterResults } from './register-results.tsx';
import { RegisterSearch } from './register-search.tsx';

export const metadata: Metadata = { title: businessListWords.add };

type NewBusinessPageProps = { params: Promise<{ mode: string }>; searchParams: Promise<SearchParams> };

export default async function NewBusinessPage({ params, searchParams }: NewBusinessPageProps) {
  const session = await requireSession((await params).mode);
  const { mode } = session;
  const header = (
    <PageHeader
      title={businessListWords.add}
      crumbs={[{ label: businessListWords.title, href: paths.businesses(mode) }]}
      description={registerWords.description}
    />
  );
  if (!session.may('prepare')) {
    return (
      <>
        {header}
        <ReadOnlyNotice />
      </>
    );
  }
  const state = await loadRegisterState(searchParams);
  const [now, found] = await Promise.all([nowInMode(session), foundRecord(session, state.use)]);
  return (
    <>
      {header}
      <Section id="register" title={registerWords.find}>
        <div className="space-y-4">
          <RegisterSearch mode={mode} state={state} />
          <Suspense
            key={`${state.q} ${state.in}`}
            fallback={<PageSkeleton label={registerWords.companies} lines={5} size="row" />}
          >
            <RegisterResults session={session} state={state} />
          </Suspense>
        </div>
      </Section>
      <Section
        id="record"
        title={registerWords.record}
        description={found ? registerWords.checkFound : registerWords.typeIn}
      >
        {found ? <FoundNotice found={found} now={now} /> : null}
        <BusinessForm
          key={found ? nameOfFound(found) : 'typed'}
          mode={mode}
          today={now.slice(0, 10)}
          {...(found && { found: answersOfFound(found) })}
        />
      </Section>
    </>
  );
}
