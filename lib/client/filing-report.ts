import type { Transport } from '#lib/client/transport';
import type {
  FilingReport,
  FilingReportQuery,
  ObservedDaysList,
  ObservedDaysQuery,
} from '#lib/contract/filing-report';

export function filingReportCalls({ json }: Transport) {
  return {
    /** The fees and durations of completed filings, by state. */
    get: (query: Partial<FilingReportQuery> = {}, signal?: AbortSignal) =>
      json<FilingReport>({ method: 'GET', path: '/console/filing-report', query, signal }),
    /** How long the last filings in a state took, by tier; empty if too few completed. */
    observedDays: async (query: ObservedDaysQuery, signal?: AbortSignal) =>
      (await json<ObservedDaysList>({ method: 'GET', path: '/console/observed-days', query, signal })).data,
  };
}
