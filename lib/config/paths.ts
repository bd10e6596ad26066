import type { Mode } from '#lib/contract/scalars';

type Filters = Record<string, string | undefined>;

function withQuery(address: string, filters: Filters = {}): string {
  const given = Object.entries(filters).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return given.length ? `${address}?${new URLSearchParams(given)}` : address;
}

/** Every path of a partner’s dashboard. The mode is the first segment, so that no link is ambiguous. */
export const paths = {
  /** Leads on to the first page of the person. */
  first: '/',
  signIn: (next?: string) => withQuery('/sign-in', { next }),
  forgotPassword: '/forgot-password',
  setup: '/setup',
  secondFactor: (next?: string) => withQuery('/second-factor', { next }),
  home: (mode: Mode, filters?: Filters) => withQuery(`/${mode}`, filters),

  businesses: (mode: Mode, filters?: Filters) => withQuery(`/${mode}/businesses`, filters),
  newBusiness: (mode: Mode) => `/${mode}/businesses/new`,
  importBusinesses: (mode: Mode) => `/${mode}/businesses/import`,
  business: (mode: Mode, id: string) => `/${mode}/businesses/${id}`,
  editBusiness: (mode: Mode, id: string) => `/${mode}/businesses/${id}/edit`,

  filings: (mode: Mode, filters?: Filters) => withQuery(`/${mode}/filings`, filters),
  filingReport: (mode: Mode) => `/${mode}/filings/report`,
  filing: (mode: Mode, id: string) => `/${mode}/filings/${id}`,
  filingDocument: (mode: Mode, id: string, documentId: string) =>
    `/${mode}/filings/${id}?document=${documentId}`,

  cases: (mode: Mode, filters?: Filters) => withQuery(`/${mode}/cases`, filters),
  case: (mode: Mode, id: string) => `/${mode}/cases/${id}`,

  approvals: (mode: Mode, filters?: Filters) => withQuery(`/${mode}/approvals`, filters),
  approval: (mode: Mode, id: string) => `/${mode}/approvals/${id}`,

  calendar: (mode: Mode, filters?: Filters) => withQuery(`/${mode}/calendar`, filters),

  agentMail: (mode: Mode, filters?: Filters) => withQuery(`/${mode}/agent-mail`, filters),
  agentMailPiece: (mode: Mode, id: string) => `/${mode}/agent-mail/${id}`,

  plans: (mode: Mode, filters?: Filters) => withQuery(`/${mode}/plans`, filters),
  newPlan: (mode: Mode, chosen?: { business?: string; state?: string; plan?: string }) =>
    withQuery(`/${mode}/plans/new`, chosen),
  newFormation: (mode: Mode, chosen?: { state?: string }) => withQuery(`/${mode}/formations/new`, chosen),
  plan: (mode: Mode, id: string) => `/${mode}/plans/${id}`,
  planState: (mode: Mode, id: string, code: string) => `/${mode}/plans/${id}/states/${code}`,
  planSend: (mode: Mode, id: string) => `/${mode}/plans/${id}/send`,
  planSending: (mode: Mode, id: string) => `/${mode}/plans/${id}/sending`,
  planReview: (mode: Mode, id: string) => `/${mode}/plans/${id}/review`,

  rules: (mode: Mode) => `/${mode}/rules`,
  stateRules: (mode: Mode, code: string) => `/${mode}/rules/${encodeURIComponent(code)}`,
  compareRules: (mode: Mode) => `/${mode}/rules/compare`,

  documents: (mode: Mode, filters?: Filters) => withQuery(`/${mode}/documents`, filters),
  document: (mode: Mode, id: string) => `/${mode}/documents/${id}`,

  apiKeys: (mode: Mode) => `/${mode}/developers/keys`,
  webhooks: (mode: Mode) => `/${mode}/developers/webhooks`,
  webhook: (mode: Mode, id: string) => `/${mode}/developers/webhooks/${id}`,
  webhookDelivery: (mode: Mode, id: string) => `/${mode}/developers/webhooks/deliveries/${id}`,
  requests: (mode: Mode, filters?: Filters) => withQuery(`/${mode}/developers/requests`, filters),
  request: (mode: Mode, id: string) => `/${mode}/developers/requests/${encodeURIComponent(id)}`,
  events: (mode: Mode, filters?: Filters) => withQuery(`/${mode}/developers/events`, filters),

  profile: (mode: Mode) => `/${mode}/settings/profile`,
  security: (mode: Mode) => `/${mode}/settings/security`,
  audit: (mode: Mode) => `/${mode}/settings/audit`,
  organization: (mode: Mode) => `/${mode}/settings/organization`,
  members: (mode: Mode, filters?: Filters) => withQuery(`/${mode}/settings/members`, filters),
  approvalRules: (mode: Mode) => `/${mode}/settings/approvals`,
  notifications: (mode: Mode) => `/${mode}/settings/notifications`,
  statements: (mode: Mode, filters?: Filters) => withQuery(`/${mode}/settings/statements`, filters),

  /** The base URL for the typed clients in the browser, which call the service through the dashboard. */
  data: (mode: Mode) => `/data/${mode}`,
  /** The URL to read and upload documents. */
  documentFiles: (mode: Mode) => `/data/${mode}/v1/document`,
  documentContent: (files: string, id: string) => `${files}/${id}/content`,
  documentUpload: (mode: Mode, businessId: string) =>
    `/data/${mode}/v1/business/${encodeURIComponent(businessId)}/document`,
  auditExport: (mode: Mode, filters?: Filters) => withQuery(`/data/${mode}/v1/audit.jsonl`, filters),
  agentMailCsv: (mode: Mode, filters?: Filters) => withQuery(`/data/${mode}/console/agent-mail.csv`, filters),
  businessesCsv: (mode: Mode, filters?: Filters) => withQuery(`/data/${mode}/console/business.csv`, filters),
  calendarCsv: (mode: Mode, filters?: Filters) => withQuery(`/data/${mode}/console/obligation.csv`, filters),
  casesCsv: (mode: Mode, filters?: Filters) => withQuery(`/data/${mode}/console/case.csv`, filters),
  filingsCsv: (mode: Mode, filters?: Filters) => withQuery(`/data/${mode}/console/filing.csv`, filters),
  filingReportCsv: (mode: Mode, filters?: Filters) =>
    withQuery(`/data/${mode}/console/filing-report.csv`, filters),
  documentsCsv: (mode: Mode, filters?: Filters) => withQuery(`/data/${mode}/console/document.csv`, filters),
  filingArchive: (mode: Mode, id: string) => `/data/${mode}/v1/filing/${encodeURIComponent(id)}/archive`,
  businessArchive: (mode: Mode, id: string) => `/data/${mode}/v1/business/${encodeURIComponent(id)}/archive`,
  statementFile: (mode: Mode, month: string, format: 'csv' | 'pdf') =>
    withQuery(`/data/${mode}/v1/statement`, { month, format }),

  help: (mode: Mode) => `/${mode}/help`,
  reference: '/docs',
  referenceGuides: '/docs/guides',
  problem: (code: string) => `/problems/${code}`,
} as const;

/** Whether an address that begins with a slash is of a mode or the desk, and so of a page for people who are signed in. */
export function isPagePath(address: string): boolean {
  return /^\/(?:test|live|operations)(?:[/?#]|$)/.test(address);
}

const lists =
  /^\/(?:test|live)\/(businesses|filings(?:\/report)?|cases|plans|approvals|calendar|agent-mail|documents|help|rules(?:\/(?:US-[A-Z]{2}|compare))?|formations\/new|developers(?:\/(?:keys|webhooks|requests|events))?|settings(?:\/(?:profile|security|notifications|organization|members|approvals|statements|audit))?)(?:\/|$)/;

/** The page to open in the other mode: the same list, or the home page for an object, whose id does not exist there. */
export function crossingPath(pathname: string, to: Mode): string {
  const section = lists.exec(pathname)?.[1];
  return section ? `/${to}/${section}` : `/${to}`;
}
