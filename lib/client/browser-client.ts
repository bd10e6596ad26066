import { businessCalls } from '#lib/client/businesses';
import { caseDraftCalls } from '#lib/client/case-drafts';
import { caseCalls } from '#lib/client/cases';
import { documentCalls } from '#lib/client/documents';
import { eventCalls } from '#lib/client/events';
import { filingRowCalls } from '#lib/client/filing-rows';
import { filingCalls } from '#lib/client/filings';
import { foreignQualificationCalls } from '#lib/client/foreign-qualifications';
import { formationCalls } from '#lib/client/formations';
import { planDraftCalls } from '#lib/client/plan-drafts';
import { planCalls } from '#lib/client/plans';
import { requestCalls } from '#lib/client/requests';
import { pageWait } from '#lib/client/retry';
import { type ClientOptions, createTransport } from '#lib/client/transport';
import { waits } from '#lib/client/waits';

const waiting = {
  longestWait: pageWait,
  onWait: ({ milliseconds }) => waits.begin(milliseconds),
} satisfies Partial<ClientOptions>;

/**
 * The clients for a page in the browser, with only what pages call there: each group adds to the script that they load.
 * They call through the dashboard, which adds the signed-in person and forwards only operations that the service's routes
 * allow for browsers; all other changes are server actions. If the service asks to wait, they wait, and the page shows it.
 */
export function browserClient(baseUrl: string, headers: Record<string, string> = {}) {
  const transport = createTransport({ baseUrl, token: null, headers, ...waiting });
  return {
    businesses: businessCalls(transport),
    filings: filingCalls(transport),
    foreignQualifications: foreignQualificationCalls(transport),
    formations: formationCalls(transport),
    cases: caseCalls(transport),
    documents: documentCalls(transport),
    plans: planCalls(transport),
    events: eventCalls(transport),
  };
}

export function browserConsole(baseUrl: string) {
  const transport = createTransport({ baseUrl, token: null, ...waiting });
  return {
    planDrafts: planDraftCalls(transport),
    caseDrafts: caseDraftCalls(transport),
    filings: filingRowCalls(transport),
    requests: requestCalls(transport),
  };
}
