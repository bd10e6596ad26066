import type { Metadata } from 'next';
import type { SearchParams } from 'nuqs/server';
import { Suspense } from 'react';
import { pageLinks, rangeOf } from '#components/lists/page-trail.ts';
import { DownloadButton } from '#components/ui/download-button';
import { EmptyState } from '#components/ui/empty-state';
import { LinkButton } from '#components/ui/link-button';
import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { Pagination } from '#components/ui/pagination';
import { Time } from '#components/ui/time';
import { Toolbar } from '#components/ui/toolbar';
import { paths } from '#lib/config/paths';
import { monthWords } from '#lib/rules/calendar/month-names';
import { requireSession } from '#lib/session/require-session';
import type { Session } from '#lib/session/session';
import { reportWords } from '../../filings/report/words.ts';
import { firstPageIfStale } from '../../first-page-if-stale.ts';
import { settingsWords } from '../words.ts';
import { MonthPicker } from './month-picker.tsx';
import { loadStatementQuery, monthsBefore, statementQuery } from './statement-query.ts';
import { StatementTable } from './statement-table.tsx';

const words = settingsWords.statements;
const pageSize = 50;
const mostInPdf = 1_000;

export const metadata: Metadata = { title: words.title };

type StatementsPageProps = { params: Promise<{ mode: string }>; searchParams: Promise<SearchParams> };

export default async function StatementsPage({ params, searchParams }: StatementsPageProps) {
  const session = await requireSession((await params).mode);
  const { month: asked, pages } = await loadStatementQuery(searchParams);
  const today = new Date().toISOString().slice(0, 7);
  const month = asked ?? today;
  return (
    <>
      <PageHeader
        title={words.title}
        description={words.description}
        actions={<LinkButton href={paths.filingReport(session.mode)}>{reportWords.title}</LinkButton>}
      />
      {session.mode === 'test' ? (
        <EmptyState kind="nothing-yet" title={words.inTest}>
          {words.inTestDetail}
        </EmptyState>
      ) : (
        <Suspense key={month} fallback={<PageSkeleton label={words.title} lines={6} size="row" />}>
          <StatementOf session={session} month={month} months={monthsBefore(today, month)} pages={pages} />
        </Suspense>
      )}
    </>
  );
}

type StatementOfProps = { session: Session; month: string; months: string[]; pages: string[] };

async function StatementOf({ session, month, months, pages }: StatementOfProps) {
  const { mode, client } = session;
  const page = (trail: string[]) => statementQuery(paths.statements(mode), { month, pages: trail });
  const statement = await firstPageIfStale(
    client.statements.get({ month, limit: pageSize, cursor: pages.at(-1) }),
    pages,
    statementQuery(paths.statements(mode), { month }),
  );
  const count = statement.totals.filings;
  const now = new Date().toISOString();
  const files = count === 0 ? [] : count > mostInPdf ? (['csv'] as const) : (['csv', 'pdf'] as const);
  return (
    <>
      <Toolbar
        label={words.choose}
        end={files.map((format) => (
          <DownloadButton key={format} size="small" href={paths.statementFile(mode, month, format)}>
            {format.toUpperCase()}
          </DownloadButton>
        ))}
      >
        <MonthPicker months={months} month={month} />
      </Toolbar>
      <p data-print-only="" className="mb-2">
        {words.printed(session.organization.name, monthWords(month))} <Time value={now} />
      </p>
      {statement.data.length === 0 ? (
        <EmptyState kind="no-match" title={words.none(monthWords(month))}>
          {words.noneDetail} <span data-no-print="">{words.otherMonth}</span>
        </EmptyState>
      ) : (
        <>
          <StatementTable statement={statement} />
          <Pagination
            label={words.title}
            range={rangeOf({ pages, size: pageSize }, statement.data.length, count)}
            {...pageLinks(pages, statement.next_cursor, page)}
          />
        </>
      )}
    </>
  );
}
