import type { FeeBreakdown } from '#lib/contract/fee';
import type { Filing } from '#lib/contract/filing';
import type { FilingSubmission } from '#lib/contract/filing-submission';
import type { ForeignQualificationRequest } from '#lib/contract/foreign-qualification';
import { ids } from '#lib/service/reference/examples/ids';
import { address, contact, member } from '#lib/service/reference/examples/people';

export const foreignQualificationRequest: ForeignQualificationRequest = {
  jurisdiction: 'US-TX',
  business_id: ids.business,
  contact,
  email: 'filings@northwind.example',
  principal_address: address,
  governing_persons: [member],
  purpose: 'Freight brokerage',
  business_start_date: '2026-11-21',
  metadata: { matter: 'M-1042' },
};

export function filingSubmission(rulesVersion: string): FilingSubmission {
  return {
    object: 'filing_submission',
    filing_id: ids.filing,
    submitted_at: '2026-11-21T09:31:00.000Z',
    submitted_by: { type: 'api_key', id: ids.apiKey, name: 'Back office' },
    approved_by: null,
    rules_version: rulesVersion,
    body: { ...foreignQualificationRequest },
  };
}

export type FilingExamples = {
  queued: Filing;
  completed: Filing;
  canceled: Filing;
};

/** One filing in three states. Its fee is computed from the rules, so that no example shows an outdated one. */
export function filingExamples(fee: FeeBreakdown | null): FilingExamples {
  const queued: Filing = {
    id: ids.filing,
    object: 'filing',
    mode: 'test',
    created_at: '2026-11-21T09:31:00.000Z',
    updated_at: '2026-11-21T09:31:00.000Z',
    metadata: { matter: 'M-1042' },
    type: 'foreign_qualification',
    status: 'queued',
    entity_type: 'llc',
    jurisdiction: 'US-TX',
    legal_name: 'Northwind Freight, LLC',
    name: 'Northwind Freight, LLC',
    expedited_tier: null,
    business_id: ids.registration,
    result: null,
    related_items: [{ object: 'registered_agent', id: ids.registration, status: 'pending' }],
    documents: [],
    fee,
    charged: null,
    promised_at: '2026-12-15T23:59:59.999Z',
    cases: [],
  };
  return {
    queued,
    completed: {
      ...queued,
      updated_at: '2026-11-21T09:50:00.000Z',
      status: 'completed',
      result: {
        registration_number: '0805123456',
        registration_date: '2026-11-21',
        service_id: 'SH-TX-0805123456',
      },
      related_items: [{ object: 'registered_agent', id: ids.registration, status: 'active' }],
      documents: [
        {
          id: ids.document,
          object: 'document',
          types: ['certificate_of_authority'],
          type: 'certificate_of_authority',
          uploaded_at: '2026-11-21T09:50:00.000Z',
        },
      ],
    },
    canceled: {
      ...queued,
      updated_at: '2026-11-21T09:33:00.000Z',
      status: 'canceled',
      status_reason: 'The client withdrew.',
      canceled_by: 'partner',
      canceled_at: '2026-11-21T09:33:00.000Z',
      related_items: [{ object: 'registered_agent', id: ids.registration, status: 'canceled' }],
    },
  };
}
