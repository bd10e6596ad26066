import type { Metadata } from 'next';
import type { SearchParams } from 'nuqs/server';
import { PageHeader } from '#components/ui/page-header';
import { Toolbar } from '#components/ui/toolbar';
import { deskPaths } from '#lib/config/desk-paths';
import { requireStaff } from '#lib/session/require-staff';
import { ReportBody } from '../../[mode]/filings/report/report-body.tsx';
import { ReportFilters } from '../../[mode]/filings/report/report-filters.tsx';
import { filtersOf, loadReportState } from '../../[mode]/filings/report/report-query.ts';
import { reportWords as words } from '../../[mode]/filings/report/words.ts';
import { queueWords } from '../words.ts';

export const metadata: Metadata = { title: words.title };

export default async function DeskReportPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { deskClient } = await requireStaff();
  const state = await loadReportState(searchParams);
  const { months, type, expedited } = state;
  return (
    <>
      <PageHeader
        title={words.title}
        crumbs={[{ label: queueWords.title, href: deskPaths.queue }]}
        description={words.descriptionOfDesk}
      />
      <Toolbar label={words.filters}>
        <ReportFilters {...{ months, type, expedited }} />
      </Toolbar>
      <ReportBody
        state={state}
        report={await deskClient.filingReport(filtersOf(state))}
        addresses={{ report: deskPaths.report }}
        noFees={words.noMoney}
      />
    </>
  );
}
