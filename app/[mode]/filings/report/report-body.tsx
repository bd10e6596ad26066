import { EmptyState } from '#components/ui/empty-state';
import { LinkButton } from '#components/ui/link-button';
import type { FilingReport } from '#lib/contract/filing-report';
import { FeesSection } from './fees-section.tsx';
import type { ReportState } from './report-query.ts';
import { type ReportAddresses, sortReport } from './report-table.tsx';
import { TimesSection } from './times-section.tsx';
import { reportWords as words } from './words.ts';

type ReportBodyProps = {
  report: Pick<FilingReport, 'total' | 'data'>;
  state: ReportState;
  addresses: ReportAddresses;
  /** Shown instead of charges if there are none. */
  noFees: string;
};

/** The figures of a report: its two charts, each with its table. */
export function ReportBody({ report: { total, data }, state, addresses, noFees }: ReportBodyProps) {
  if (!total) {
    const isNarrow = state.months !== '24' || state.type !== null || state.expedited !== null;
    return isNarrow ? (
      <EmptyState
        kind="no-match"
        title={words.noMatch}
        action={<LinkButton href={addresses.report}>{words.clear}</LinkButton>}
      >
        {words.noMatchDetail}
      </EmptyState>
    ) : (
      <EmptyState kind="nothing-yet" title={words.none}>
        {words.noneDetail}
      </EmptyState>
    );
  }
  const shared = { state, addresses, rows: sortReport(state, data), total };
  return (
    <>
      <p role="status" className="text-ink-2">
        {words.summary(total.filings, data.length)}
      </p>
      <TimesSection {...shared} />
      <FeesSection {...shared} noFees={noFees} />
      <p className="mt-3 max-w-form text-ink-2 text-small">{words.ranks}</p>
    </>
  );
}
