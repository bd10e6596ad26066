import { businessCalls } from '#lib/client/businesses';
import { caseCalls } from '#lib/client/cases';
import { documentCalls } from '#lib/client/documents';
import { eventCalls } from '#lib/client/events';
import { filingCalls } from '#lib/client/filings';
import { foreignQualificationCalls } from '#lib/client/foreign-qualifications';
import { formationCalls } from '#lib/client/formations';
import { jurisdictionCalls } from '#lib/client/jurisdictions';
import { registeredAgentCalls } from '#lib/client/registered-agents';
import { sandboxCalls } from '#lib/client/sandbox';
import { type ClientOptions, createTransport } from '#lib/client/transport';

/** Every operation of the service, typed by the contract. Each call throws ClientProblem when it is refused. */
export function createClient(options: ClientOptions) {
  const transport = createTransport(options);
  return {
    businesses: businessCalls(transport),
    filings: filingCalls(transport),
    foreignQualifications: foreignQualificationCalls(transport),
    formations: formationCalls(transport),
    cases: caseCalls(transport),
    documents: documentCalls(transport),
    registeredAgents: registeredAgentCalls(transport),
    jurisdictions: jurisdictionCalls(transport),
    events: eventCalls(transport),
    sandbox: sandboxCalls(transport),
  };
}

export type Client = ReturnType<typeof createClient>;
