import { agentMailCalls } from '#lib/client/agent-mail';
import { approvalCalls } from '#lib/client/approvals';
import { auditCalls } from '#lib/client/audit';
import { businessCalls } from '#lib/client/businesses';
import { caseCalls } from '#lib/client/cases';
import { documentCalls } from '#lib/client/documents';
import { eventCalls } from '#lib/client/events';
import { everyItem } from '#lib/client/every-item';
import { filingCalls } from '#lib/client/filings';
import { foreignQualificationCalls } from '#lib/client/foreign-qualifications';
import { formationCalls } from '#lib/client/formations';
import { jurisdictionCalls } from '#lib/client/jurisdictions';
import { obligationCalls } from '#lib/client/obligations';
import { planCalls } from '#lib/client/plans';
import { registeredAgentCalls } from '#lib/client/registered-agents';
import { sandboxCalls } from '#lib/client/sandbox';
import { statementCalls } from '#lib/client/statements';
import { type ClientOptions, createTransport } from '#lib/client/transport';
import { webhookDeliveryCalls, webhookEndpointCalls } from '#lib/client/webhooks';
import type { PageQuery } from '#lib/contract/list';

/**
 * Every operation of the service, typed by the contract. Each call throws ClientProblem if it is refused. `all`
 * iterates over a whole list, page by page. Throws TypeError if `baseUrl` is not the URL of a service.
 */
export function createClient(options: ClientOptions) {
  const transport = createTransport({ ...options, baseUrl: originIn(options) });
  const agentMail = agentMailCalls(transport);
  const businesses = businessCalls(transport);
  const filings = filingCalls(transport);
  const cases = caseCalls(transport);
  const obligations = obligationCalls(transport);
  const documents = documentCalls(transport);
  const events = eventCalls(transport);
  const approvals = approvalCalls(transport);
  const plans = planCalls(transport);
  const audit = auditCalls(transport);
  const webhookEndpoints = webhookEndpointCalls(transport);
  return {
    businesses: { ...businesses, all: everyItem(businesses.list) },
    filings: {
      ...filings,
      all: everyItem(filings.list),
      /** The whole history of one filing, oldest first. */
      everyEvent: (id: string, signal?: AbortSignal) =>
        everyItem((query: Partial<PageQuery>) => filings.events(id, query, signal))(),
    },
    foreignQualifications: foreignQualificationCalls(transport),
    formations: formationCalls(transport),
    approvals: { ...approvals, all: everyItem(approvals.list) },
    plans: { ...plans, all: everyItem(plans.list) },
    cases: { ...cases, all: everyItem(cases.list) },
    obligations: { ...obligations, all: everyItem(obligations.list) },
    documents: {
      ...documents,
      all: (businessId: string, signal?: AbortSignal) =>
        everyItem((query: Partial<PageQuery>) => documents.list(businessId, query, signal))(),
    },
    agentMail: { ...agentMail, all: everyItem(agentMail.list) },
    registeredAgents: registeredAgentCalls(transport),
    jurisdictions: jurisdictionCalls(transport),
    events: { ...events, all: everyItem(events.list) },
    audit: { ...audit, all: everyItem(audit.list) },
    webhookEndpoints: {
      ...webhookEndpoints,
      all: everyItem(webhookEndpoints.list),
      everyDelivery: (id: string, signal?: AbortSignal) =>
        everyItem((query: Partial<PageQuery>) => webhookEndpoints.deliveries(id, query, signal))(),
    },
    webhookDeliveries: webhookDeliveryCalls(transport),
    statements: statementCalls(transport),
    sandbox: sandboxCalls(transport),
    reference: {
      /** The OpenAPI document of this API. */
      get: () => transport.json<Record<string, unknown>>({ method: 'GET', path: '/v1/openapi.json' }),
    },
  };
}

/** Without the last slash, which would change every path. With a `fetch` of its own, a caller may use other URLs. */
function originIn({ baseUrl, fetch: given }: ClientOptions): string {
  if (given || /^https?:\/\/[^/]/i.test(baseUrl))
    return baseUrl.endsWith('/') ? baseUrl.slice(0, -1) : baseUrl;
  throw new TypeError(`baseUrl must be a URL, for example https://filings.example.com; it is "${baseUrl}".`);
}

export type Client = ReturnType<typeof createClient>;
