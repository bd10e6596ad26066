import type { ChangeAgentRequest } from '#lib/contract/desk-agent';
import type { DeskBusiness } from '#lib/contract/desk-business';
import type { ClaimNextRequest, DeskCounts } from '#lib/contract/desk-filing';
import type { DeskMail } from '#lib/contract/desk-mail';
import type { MoveFilingRequest, ReviewDeskCaseRequest } from '#lib/contract/desk-move';
import type { CreateOperatorKeyRequest, OperatorKey } from '#lib/contract/operator-key';
import type { DeskStatement } from '#lib/contract/statement';
import { agentMail } from '#lib/service/reference/examples/agent-mail';
import { ids } from '#lib/service/reference/examples/ids';

export const organization = { id: ids.organization, name: 'Okafor Compliance' };

export const staff = { id: ids.staff, name: 'Priya Raman' };

const address = {
  street_line_1: '350 Congress Avenue',
  city: 'Austin',
  region: 'TX',
  postal_code: '78701',
  country: 'US',
};

const claimNext: ClaimNextRequest = { filters: { jurisdiction: 'US-TX', expedited: true } };

const moveFiling: MoveFilingRequest = {
  from: 'filed',
  to: 'completed',
  result: { registration_number: '0805123456', registration_date: '2026-11-21' },
  documents: [ids.document],
  charged: { items: [{ component_type: 'base', name: 'default', amount: 750 }] },
  note: 'The office sent the certificate by email.',
};

export const appointment = {
  action: 'appoint',
  name: 'Statehouse Registered Agents',
  address,
} satisfies ChangeAgentRequest;

const reviewCase: ReviewDeskCaseRequest = {
  outcome: 'needs_response',
  reason: 'The certificate is cut off at the bottom. Upload the whole page.',
};

const business: DeskBusiness = {
  id: ids.registration,
  object: 'operations_business',
  organization,
  legal_name: 'Northwind Freight, LLC',
  jurisdiction: 'US-TX',
  registration_number: '0805123456',
  served: true,
};

const { id, business_id, legal_name, jurisdiction, type, received_on, created_at } = agentMail;
const mail: DeskMail = {
  ...{ id, business_id, legal_name, jurisdiction, type, received_on, created_at },
  object: 'operations_mail',
  organization,
  sender: agentMail.sender ?? '',
  withdrawn_at: '2026-11-20T15:20:00.000Z',
  withdrawn_reason: 'It was meant for another business with a similar name.',
  withdrawn_by: staff.name,
};

const createKey: CreateOperatorKeyRequest = {
  name: 'Filing robot',
  allowed_addresses: ['203.0.113.9'],
  expires_at: '2027-11-21T00:00:00Z',
};

const key: OperatorKey = {
  id: '01970c59-4c30-7d18-a2f6-9e0b3c5d7f81',
  object: 'operator_key',
  name: 'Filing robot',
  allowed_addresses: ['203.0.113.9'],
  last_four: 'x7Qa',
  status: 'active',
  created_at: '2026-11-21T09:00:00.000Z',
  created_by: staff.name,
  expires_at: '2027-11-21T00:00:00.000Z',
  revoked_at: null,
  last_used_at: '2026-11-21T09:42:00.000Z',
  last_used_address: '203.0.113.9',
};

const sums = { charged: 765, service_price: 49.5, total: 814.5, filings: 1 };

const statement: DeskStatement = {
  object: 'operations_statement',
  month: '2026-11',
  currency: 'USD',
  totals: sums,
  data: [{ organization, ...sums }],
  has_more: false,
  next_cursor: null,
};

const counts: DeskCounts = {
  object: 'operations_counts',
  open: 3,
  overdue: 0,
  unclaimed: 2,
  mine: 1,
  answered: 1,
  by_status: [
    { status: 'queued', count: 2 },
    { status: 'processing', count: 1 },
  ],
  by_jurisdiction: [{ jurisdiction: 'US-TX', count: 3 }],
  organizations: [{ ...organization, count: 3 }],
};

/** What is sent to the desk, and what is there beside filings, by the name of a schema. */
export const deskExamples: Record<string, unknown> = {
  ChangeAgentRequest: appointment,
  ClaimNextRequest: claimNext,
  CreateOperatorKeyRequest: createKey,
  DeskBusiness: business,
  DeskMail: mail,
  DeskCounts: counts,
  DeskStatement: statement,
  MoveFilingRequest: moveFiling,
  OperatorKey: key,
  OperatorKeyOnce: { ...key, last_used_at: null, last_used_address: null, raw_key: 'sk_ops_…' },
  ReviewDeskCaseRequest: reviewCase,
};
