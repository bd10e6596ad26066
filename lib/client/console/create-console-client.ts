import { apiKeyCalls } from '#lib/client/console/api-keys';
import { businessRowCalls } from '#lib/client/console/business-rows';
import { caseDraftCalls } from '#lib/client/console/case-drafts';
import { caseRowCalls } from '#lib/client/console/case-rows';
import { filingRowCalls } from '#lib/client/console/filing-rows';
import { memberCalls } from '#lib/client/console/members';
import { overviewCalls } from '#lib/client/console/overview';
import { planCalls } from '#lib/client/console/plans';
import { remoteKeyCalls } from '#lib/client/console/remote-keys';
import { requestCalls } from '#lib/client/console/requests';
import { sessionCalls } from '#lib/client/console/sessions';
import { type ClientOptions, createTransport } from '#lib/client/transport';

/** What only the dashboard asks of the service; a key of a partner is refused there. */
export function createConsoleClient(options: ClientOptions) {
  const transport = createTransport(options);
  return {
    sessions: sessionCalls(transport),
    plans: planCalls(transport),
    caseDrafts: caseDraftCalls(transport),
    overview: overviewCalls(transport),
    cases: caseRowCalls(transport),
    filings: filingRowCalls(transport),
    businesses: businessRowCalls(transport),
    requests: requestCalls(transport),
    apiKeys: apiKeyCalls(transport),
    members: memberCalls(transport),
    remoteKeys: remoteKeyCalls(transport),
  };
}

export type ConsoleClient = ReturnType<typeof createConsoleClient>;
