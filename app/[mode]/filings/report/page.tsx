import type { Metadata } from 'next';
import type { SearchParams } from 'nuqs/server';
import { Suspense } from 'react';
import { NotHere } from '#components/elsewhere/not-here';
import { CsvButton } from '#components/lists/csv-button';
import { Notice } from '#components/ui/notice';
import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { Toolbar } from '#components/ui/toolbar';
import { paths } from '#lib/config/paths';
import { requireSession } from '#lib/session/require-session';
import { hostElsewhere } from '#lib/session/service-clients';
import type { Session } from '#lib/session/session';
import { filingListWords } from '../words.ts';
import { ReportBody } from './report-body.tsx';
import { ReportFilters } from './report-filters.tsx';
import { filtersOf, loadReportState, type ReportState } from './report-query.ts';
import { reportWords as words } from './words.ts';

export const metadata: Metadata = { title: words.title };

type ReportPageProps = { params: Promise<{ mode: string }>; searchParams: Promise<SearchParams> };

export default async function ReportPage({ params, searchParams }: ReportPageProps) {
  const session = await requireSession((await params).mode);
  const host = hostElsewhere();
  if (host) return <NotHere title={words.title} host={host} />;
  const state = await loadReportState(searchParams);
  const { months, type, expedited } = state;
  return (
    <>
      <PageHeader
        title={words.title}
        crumbs={[{ label: filingListWords.title, href: paths.filings(session.mode) }]}
        description={words.description}
      />
      {session.mode === 'test' ? (
        <div className="mb-4">
          <Notice>{words.inTest}</Notice>
        </div>
      ) : null}
      <Toolbar
        label={words.filters}
        end={
          <CsvButton
            href={paths.filingReportCsv(session.mode, {
              months,
              type: type ?? undefined,
              expedited: expedited ?? undefined,
            })}
          />
        }
      >
        <ReportFilters {...{ months, type, expedited }} />
      </Toolbar>
      <Suspense
        key={`${months} ${type} ${expedited}`}
        fallback={<PageSkeleton label={words.title} lines={12} size="row" />}
      >
        <ReportOf session={session} state={state} />
      </Suspense>
    </>
  );
}

async function ReportOf({ session, state }: { session: Session; state: ReportState }) {
  const { mode, consoleClient } = session;
  const { months, ...same } = filtersOf(state);
  const report = await consoleClient.filingReport.get({ months, ...same });
  return (
    <ReportBody
      state={state}
      report={report}
      addresses={{
        report: paths.filingReport(mode),
        rulesOf: (code) => paths.stateRules(mode, code),
        filingsOf: (jurisdiction) =>
          paths.filings(mode, {
            type: 'with_state',
            ...same,
            status: 'completed',
            jurisdiction,
            completed_after: report.since,
          }),
      }}
      noFees={mode === 'test' ? words.noMoneyInTest : words.noMoney}
    />
  );
}
