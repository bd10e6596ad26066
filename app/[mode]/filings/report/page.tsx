import { FileDown } from 'lucide-react';
import type { Metadata } from 'next';
import type { SearchParams } from 'nuqs/server';
import { Suspense } from 'react';
import { EmptyState } from '#components/ui/empty-state';
import { LinkButton } from '#components/ui/link-button';
import { Notice } from '#components/ui/notice';
import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';
import { Toolbar } from '#components/ui/toolbar';
import { paths } from '#lib/config/paths';
import { requireSession } from '#lib/session/require-session';
import type { Session } from '#lib/session/session';
import { filingListWords } from '../words.ts';
import { FeesSection } from './fees-section.tsx';
import { ReportFilters } from './report-filters.tsx';
import { filtersOf, loadReportState, type ReportState } from './report-query.ts';
import { sortReport } from './report-table.tsx';
import { TimesSection } from './times-section.tsx';
import { reportWords as words } from './words.ts';

export const metadata: Metadata = { title: words.title };

type ReportPageProps = { params: Promise<{ mode: string }>; searchParams: Promise<SearchParams> };

export default async function ReportPage({ params, searchParams }: ReportPageProps) {
  const session = await requireSession((await params).mode);
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
          <LinkButton
            size="small"
            prefetch={false}
            download
            icon={<FileDown size={14} aria-hidden="true" />}
            href={paths.filingReportCsv(session.mode, {
              months,
              type: type ?? undefined,
              expedited: expedited ?? undefined,
            })}
          >
            CSV
          </LinkButton>
        }
      >
        <ReportFilters {...{ months, type, expedited }} />
      </Toolbar>
      <Suspense
        key={`${months} ${type} ${expedited}`}
        fallback={<Skeleton label={words.title} lines={12} size="row" />}
      >
        <ReportOf session={session} state={state} />
      </Suspense>
    </>
  );
}

async function ReportOf({ session, state }: { session: Session; state: ReportState }) {
  const { mode, consoleClient } = session;
  const { total, data } = await consoleClient.filingReport.get(filtersOf(state));
  if (!total) {
    const isNarrow = state.months !== '24' || state.type !== null || state.expedited !== null;
    return isNarrow ? (
      <EmptyState
        kind="no-match"
        title={words.noMatch}
        action={<LinkButton href={paths.filingReport(mode)}>{words.clear}</LinkButton>}
      >
        {words.noMatchDetail}
      </EmptyState>
    ) : (
      <EmptyState kind="nothing-yet" title={words.none}>
        {words.noneDetail}
      </EmptyState>
    );
  }
  const shared = { mode, state, rows: sortReport(state, data), total };
  return (
    <>
      <p role="status" className="text-ink-2">
        {words.summary(total.filings, data.length)}
      </p>
      <TimesSection {...shared} />
      <FeesSection {...shared} />
      <p className="mt-3 max-w-form text-ink-2 text-small">{words.ranks}</p>
    </>
  );
}
