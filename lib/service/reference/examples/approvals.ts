import type { Approval, ApprovalSubmission } from '#lib/contract/approval';
import type { FeeBreakdown } from '#lib/contract/fee';
import { foreignQualificationRequest } from '#lib/service/reference/examples/filings';
import { ids } from '#lib/service/reference/examples/ids';

export type ApprovalExamples = {
  waiting: Approval;
  approved: Approval;
  submission: ApprovalSubmission;
};

/** One approval before and after the decision, and what it approves. */
export function approvalExamples(fee: FeeBreakdown, rulesVersion: string): ApprovalExamples {
  const waiting: Approval = {
    id: ids.approval,
    object: 'approval',
    mode: 'live',
    created_at: '2026-11-21T09:31:00.000Z',
    updated_at: '2026-11-21T09:31:00.000Z',
    status: 'waiting',
    operation: 'createForeignQualification',
    type: 'foreign_qualification',
    jurisdiction: 'US-TX',
    legal_name: 'Northwind Freight, LLC',
    business_id: ids.business,
    expedited_tier: null,
    fee,
    body_sha256: '5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef',
    rule: {
      id: ids.approvalRule,
      over_amount: 500,
      jurisdictions: null,
      expedited_only: false,
      applies_to: ['people', 'keys'],
    },
    requested_by: { type: 'person', id: ids.preparer, name: 'Maria Okafor' },
    decided_by: null,
    decided_at: null,
    reason: null,
    filing_id: null,
    expires_at: '2026-12-05T09:31:00.000Z',
  };
  return {
    waiting,
    approved: {
      ...waiting,
      updated_at: '2026-11-21T11:04:00.000Z',
      status: 'approved',
      decided_by: { type: 'person', id: ids.approver, name: 'Noor Haddad' },
      decided_at: '2026-11-21T11:04:00.000Z',
      filing_id: ids.filing,
    },
    submission: {
      object: 'approval_submission',
      approval_id: ids.approval,
      rules_version: rulesVersion,
      body: { ...foreignQualificationRequest },
    },
  };
}
