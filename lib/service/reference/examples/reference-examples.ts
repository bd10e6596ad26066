import type { Event } from '#lib/contract/event';
import type { Preflight } from '#lib/contract/foreign-qualification';
import type { OperationType } from '#lib/contract/operation-type';
import type { Requirement } from '#lib/contract/requirement';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { quoteFee } from '#lib/rules/fees/quote-fee';
import { toFeeBreakdown } from '#lib/rules/fees/to-fee-breakdown';
import { toFeeQuote } from '#lib/rules/fees/to-fee-quote';
import { describeRequirement } from '#lib/rules/requirement/describe-requirement';
import { agentMail } from '#lib/service/reference/examples/agent-mail';
import { approvalExamples } from '#lib/service/reference/examples/approvals';
import { auditEntry, auditVerification } from '#lib/service/reference/examples/audit';
import {
  business,
  createBusinessRequest,
  registryRecord,
  updateBusinessRequest,
} from '#lib/service/reference/examples/businesses';
import { answeredCase, caseResponse, openCase, resolvedCase } from '#lib/service/reference/examples/cases';
import { deskExamples } from '#lib/service/reference/examples/desk';
import { deskFilingExamples } from '#lib/service/reference/examples/desk-filings';
import { certificate } from '#lib/service/reference/examples/documents';
import {
  filingExamples,
  filingSubmission,
  foreignQualificationRequest,
} from '#lib/service/reference/examples/filings';
import { formationRequest, queuedFormation } from '#lib/service/reference/examples/formations';
import { ids } from '#lib/service/reference/examples/ids';
import { jurisdictionExamples } from '#lib/service/reference/examples/jurisdictions';
import {
  createObligationRequest,
  doneObligation,
  obligation,
  updateObligationRequest,
} from '#lib/service/reference/examples/obligations';
import { createPlanRequest, planExamples, updatePlanRequest } from '#lib/service/reference/examples/plans';
import { registeredAgent } from '#lib/service/reference/examples/registered-agents';
import { statementExample } from '#lib/service/reference/examples/statements';
import {
  createWebhookEndpointRequest,
  deliveryWithAttempts,
  webhookDelivery,
  webhookEndpoint,
} from '#lib/service/reference/examples/webhooks';

export type ReferenceExamples = {
  /** By the name of a schema. */
  schemas: Record<string, unknown>;
  /** By operation, if its own body or response has more than the example of its schema. */
  operations: Record<string, { request?: unknown; answer?: unknown }>;
};

/** The examples of the reference. Their requirements and fees are read from the rules of the state. */
export function referenceExamples(rules: JurisdictionRules): ReferenceExamples {
  const question = {
    rules,
    type: 'foreign_qualification',
    expeditedTier: null,
    answers: foreignQualificationRequest,
    filingDate: '2026-11-21',
  } as const;
  const formation = { ...question, type: 'formation', answers: formationRequest } as const;
  const quote = toFeeQuote(question);
  const fee = toFeeBreakdown(quoteFee(question));
  const filings = filingExamples(fee);
  const approvals = approvalExamples(fee, rules.version);
  const event: Event = {
    id: ids.event,
    object: 'event',
    type: 'filing.completed',
    mode: 'test',
    created_at: '2026-11-21T09:50:00.000Z',
    sequence: 5,
    actor: { type: 'sandbox', id: null, name: 'Sandbox' },
    request_id: null,
    data: {
      object: { ...filings.completed },
      previous_attributes: { status: 'filed', result: null, documents: [] },
    },
  };
  const nameCheck: Preflight['name_check'] = {
    status: 'clear',
    sources: [{ name: 'Register of the sandbox', checked_at: '2026-11-21T09:30:00.000Z' }],
    warnings: [],
  };
  const preflight: Preflight = {
    object: 'preflight',
    ok: true,
    problems: [],
    warnings: [],
    other_registrations: [],
    name_check: nameCheck,
    fee: quote,
  };
  const plans = planExamples(rules, quote, nameCheck);
  const { jurisdiction, version } = jurisdictionExamples(rules);
  return {
    schemas: {
      ...deskExamples,
      ...deskFilingExamples(rules, filings.queued),
      Approval: approvals.waiting,
      ApprovalSubmission: approvals.submission,
      AgentMail: agentMail,
      AuditEntry: auditEntry,
      AuditVerification: auditVerification,
      Business: business,
      Case: openCase,
      CaseResponse: caseResponse,
      CreateBusinessRequest: createBusinessRequest,
      CreateWebhookEndpointRequest: createWebhookEndpointRequest,
      Document: certificate,
      Event: event,
      FeeQuote: quote,
      Filing: filings.completed,
      FilingSubmission: filingSubmission(rules.version),
      ForeignQualificationRequest: foreignQualificationRequest,
      FormationRequest: formationRequest,
      Jurisdiction: jurisdiction,
      JurisdictionVersion: version,
      MoveSandboxClockRequest: { advance_seconds: 86_400 },
      CreateObligationRequest: createObligationRequest,
      Obligation: obligation,
      UpdateObligationRequest: updateObligationRequest,
      OpenSandboxCaseRequest: { kind: 'missing_information' },
      Plan: plans.ready,
      PlanSelection: { jurisdictions: ['US-TX'] },
      PlanSummary: plans.summary,
      Preflight: preflight,
      RegisteredAgent: registeredAgent,
      RegistryRecord: registryRecord,
      Requirement: requirementExample(rules, 'foreign_qualification'),
      CreatePlanRequest: createPlanRequest,
      UpdatePlanRequest: updatePlanRequest,
      Statement: statementExample(filings.completed),
      SearchRegistryRequest: { query: 'northwind freight', jurisdiction: 'US-CO' },
      UpdateAgentMailRequest: { read: true, tags: ['litigation'], note: 'Sent to counsel.' },
      UpdateBusinessRequest: updateBusinessRequest,
      UpdateFilingRequest: { metadata: { matter: 'M-1042', reviewer: null } },
      UpdateWebhookEndpointRequest: { event_types: ['*'] },
      WebhookDelivery: webhookDelivery,
      WebhookDeliveryWithAttempts: deliveryWithAttempts,
      WebhookEndpoint: webhookEndpoint,
      WebhookEndpointWithSecret: {
        ...webhookEndpoint,
        secret: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDQWQ0cVQUXHQ=',
      },
    },
    operations: {
      createForeignQualification: { answer: filings.queued },
      createFormation: { answer: queuedFormation(filings.queued, toFeeBreakdown(quoteFee(formation))) },
      preflightForeignQualification: { request: foreignQualificationRequest },
      preflightFormation: {
        request: formationRequest,
        answer: { ...preflight, fee: toFeeQuote(formation) },
      },
      preflightPlan: { answer: plans.preflight },
      submitPlan: { answer: plans.sending },
      getFormationFee: { answer: toFeeQuote(formation) },
      getFormationRequirement: { answer: requirementExample(rules, 'formation') },
      updateRegisteredAgent: { answer: { ...registeredAgent, status: 'termination_requested' } },
      getApproval: { answer: approvals.approved },
      updateObligation: { answer: doneObligation },
      cancelFiling: { answer: filings.canceled },
      respondToCase: { answer: answeredCase },
      reviewSandboxCase: { request: { outcome: 'resolved' }, answer: resolvedCase },
    },
  };
}

/** Without the hints of its fields: linters mistake a member named "example" for the example of a schema. */
function requirementExample(rules: JurisdictionRules, type: OperationType): Requirement {
  const requirement = describeRequirement(rules, type);
  return { ...requirement, fields: requirement.fields.map(({ example: _, ...field }) => field) };
}
