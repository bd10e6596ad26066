import { getAgentMailRoute } from '#lib/service/agent-mail/get-agent-mail.route';
import { listAgentMailRoute } from '#lib/service/agent-mail/list-agent-mail.route';
import { updateAgentMailRoute } from '#lib/service/agent-mail/update-agent-mail.route';
import { getApprovalRoute } from '#lib/service/approval/get-approval.route';
import { getApprovalSubmissionRoute } from '#lib/service/approval/get-approval-submission.route';
import { listApprovalsRoute } from '#lib/service/approval/list-approvals.route';
import { getBusinessArchiveRoute } from '#lib/service/archive/get-business-archive.route';
import { getFilingArchiveRoute } from '#lib/service/archive/get-filing-archive.route';
import { exportAuditEntriesRoute } from '#lib/service/audit/export-audit-entries.route';
import { getAuditVerificationRoute } from '#lib/service/audit/get-audit-verification.route';
import { listAuditEntriesRoute } from '#lib/service/audit/list-audit-entries.route';
import { createBusinessRoute } from '#lib/service/business/create-business.route';
import { getBusinessRoute } from '#lib/service/business/get-business.route';
import { listBusinessesRoute } from '#lib/service/business/list-businesses.route';
import { updateBusinessRoute } from '#lib/service/business/update-business.route';
import { getCaseRoute } from '#lib/service/case/get-case.route';
import { listCasesRoute } from '#lib/service/case/list-cases.route';
import { respondToCaseRoute } from '#lib/service/case/respond-to-case.route';
import { getDocumentRoute } from '#lib/service/document/get-document.route';
import { getDocumentContentRoute } from '#lib/service/document/get-document-content.route';
import { listDocumentsRoute } from '#lib/service/document/list-documents.route';
import { uploadDocumentRoute } from '#lib/service/document/upload-document.route';
import type { Registration } from '#lib/service/edge/app-env';
import { consoleRoutes } from '#lib/service/edge/console-routes';
import { getEventRoute } from '#lib/service/event/get-event.route';
import { listEventsRoute } from '#lib/service/event/list-events.route';
import { cancelFilingRoute } from '#lib/service/filing/cancel-filing.route';
import { getFilingRoute } from '#lib/service/filing/get-filing.route';
import { getFilingSubmissionRoute } from '#lib/service/filing/get-filing-submission.route';
import { listFilingEventsRoute } from '#lib/service/filing/list-filing-events.route';
import { listFilingsRoute } from '#lib/service/filing/list-filings.route';
import { updateFilingRoute } from '#lib/service/filing/update-filing.route';
import { createForeignQualificationRoute } from '#lib/service/foreign-qualification/create-foreign-qualification.route';
import { getForeignQualificationFeeRoute } from '#lib/service/foreign-qualification/get-fee.route';
import { getForeignQualificationRequirementRoute } from '#lib/service/foreign-qualification/get-requirement.route';
import { preflightForeignQualificationRoute } from '#lib/service/foreign-qualification/preflight-foreign-qualification.route';
import { createFormationRoute } from '#lib/service/formation/create-formation.route';
import { getFormationFeeRoute } from '#lib/service/formation/get-fee.route';
import { getFormationRequirementRoute } from '#lib/service/formation/get-requirement.route';
import { preflightFormationRoute } from '#lib/service/formation/preflight-formation.route';
import { getLivenessRoute } from '#lib/service/health/get-liveness.route';
import { getReadinessRoute } from '#lib/service/health/get-readiness.route';
import { getSecurityContactRoute } from '#lib/service/health/get-security-contact.route';
import { listJurisdictionVersionsRoute } from '#lib/service/jurisdiction/list-jurisdiction-versions.route';
import { listJurisdictionsRoute } from '#lib/service/jurisdiction/list-jurisdictions.route';
import { createObligationRoute } from '#lib/service/obligation/create-obligation.route';
import { getObligationRoute } from '#lib/service/obligation/get-obligation.route';
import { listObligationsRoute } from '#lib/service/obligation/list-obligations.route';
import { updateObligationRoute } from '#lib/service/obligation/update-obligation.route';
import { operationsRoutes } from '#lib/service/operations/operations-routes';
import { createPlanRoute } from '#lib/service/plan/create-plan.route';
import { deletePlanRoute } from '#lib/service/plan/delete-plan.route';
import { getPlanRoute } from '#lib/service/plan/get-plan.route';
import { listPlansRoute } from '#lib/service/plan/list-plans.route';
import { preflightPlanRoute } from '#lib/service/plan/preflight-plan.route';
import { submitPlanRoute } from '#lib/service/plan/submit-plan.route';
import { updatePlanRoute } from '#lib/service/plan/update-plan.route';
import { getDocsAssetRoute } from '#lib/service/reference/get-docs-asset.route';
import { getGuideRoute } from '#lib/service/reference/get-guide.route';
import { getOpenApiDocumentRoute } from '#lib/service/reference/get-openapi-document.route';
import { getProblemPageRoute } from '#lib/service/reference/get-problem-page.route';
import { getReferencePageRoute } from '#lib/service/reference/get-reference-page.route';
import { listGuidesRoute } from '#lib/service/reference/list-guides.route';
import { listProblemsRoute } from '#lib/service/reference/list-problems.route';
import {
  getRegisteredAgentRoute,
  getRegisteredAgentWithoutVersionRoute,
} from '#lib/service/registered-agent/get-registered-agent.route';
import { updateRegisteredAgentRoute } from '#lib/service/registered-agent/update-registered-agent.route';
import { searchRegistryRoute } from '#lib/service/registry/search-registry.route';
import { advanceSandboxFilingRoute } from '#lib/service/sandbox/advance-sandbox-filing.route';
import { failSandboxAgentRoute } from '#lib/service/sandbox/fail-sandbox-agent.route';
import { getSandboxClockRoute } from '#lib/service/sandbox/get-sandbox-clock.route';
import { moveSandboxClockRoute } from '#lib/service/sandbox/move-sandbox-clock.route';
import { openSandboxCaseRoute } from '#lib/service/sandbox/open-sandbox-case.route';
import { reviewSandboxCaseRoute } from '#lib/service/sandbox/review-sandbox-case.route';
import { getStatementRoute } from '#lib/service/statement/get-statement.route';
import { createWebhookEndpointRoute } from '#lib/service/webhook/create-webhook-endpoint.route';
import { deleteWebhookEndpointRoute } from '#lib/service/webhook/delete-webhook-endpoint.route';
import { getWebhookDeliveryRoute } from '#lib/service/webhook/get-webhook-delivery.route';
import { getWebhookEndpointRoute } from '#lib/service/webhook/get-webhook-endpoint.route';
import { listWebhookDeliveriesRoute } from '#lib/service/webhook/list-webhook-deliveries.route';
import { listWebhookEndpointsRoute } from '#lib/service/webhook/list-webhook-endpoints.route';
import { recoverWebhookEndpointRoute } from '#lib/service/webhook/recover-webhook-endpoint.route';
import { resendWebhookDeliveryRoute } from '#lib/service/webhook/resend-webhook-delivery.route';
import { rotateWebhookSecretRoute } from '#lib/service/webhook/rotate-webhook-secret.route';
import { testWebhookEndpointRoute } from '#lib/service/webhook/test-webhook-endpoint.route';
import { updateWebhookEndpointRoute } from '#lib/service/webhook/update-webhook-endpoint.route';

/** Every operation of the service. */
export const routes: Registration[] = [
  createBusinessRoute,
  getBusinessRoute,
  listBusinessesRoute,
  updateBusinessRoute,
  searchRegistryRoute,
  uploadDocumentRoute,
  listDocumentsRoute,
  getDocumentRoute,
  getDocumentContentRoute,
  getBusinessArchiveRoute,
  getFilingArchiveRoute,
  createForeignQualificationRoute,
  preflightForeignQualificationRoute,
  getForeignQualificationRequirementRoute,
  getForeignQualificationFeeRoute,
  createFormationRoute,
  preflightFormationRoute,
  getFormationRequirementRoute,
  getFormationFeeRoute,
  listFilingsRoute,
  getFilingRoute,
  getFilingSubmissionRoute,
  updateFilingRoute,
  cancelFilingRoute,
  listFilingEventsRoute,
  listEventsRoute,
  getEventRoute,
  getStatementRoute,
  listAuditEntriesRoute,
  exportAuditEntriesRoute,
  getAuditVerificationRoute,
  listJurisdictionsRoute,
  listJurisdictionVersionsRoute,
  createObligationRoute,
  getObligationRoute,
  listObligationsRoute,
  updateObligationRoute,
  createPlanRoute,
  listPlansRoute,
  getPlanRoute,
  updatePlanRoute,
  deletePlanRoute,
  preflightPlanRoute,
  submitPlanRoute,
  getCaseRoute,
  listCasesRoute,
  respondToCaseRoute,
  getApprovalRoute,
  getApprovalSubmissionRoute,
  listApprovalsRoute,
  getRegisteredAgentRoute,
  getRegisteredAgentWithoutVersionRoute,
  updateRegisteredAgentRoute,
  listAgentMailRoute,
  getAgentMailRoute,
  updateAgentMailRoute,
  advanceSandboxFilingRoute,
  failSandboxAgentRoute,
  getSandboxClockRoute,
  moveSandboxClockRoute,
  openSandboxCaseRoute,
  reviewSandboxCaseRoute,
  createWebhookEndpointRoute,
  listWebhookEndpointsRoute,
  getWebhookEndpointRoute,
  updateWebhookEndpointRoute,
  deleteWebhookEndpointRoute,
  rotateWebhookSecretRoute,
  testWebhookEndpointRoute,
  recoverWebhookEndpointRoute,
  listWebhookDeliveriesRoute,
  getWebhookDeliveryRoute,
  resendWebhookDeliveryRoute,
  getLivenessRoute,
  getReadinessRoute,
  getSecurityContactRoute,
  getOpenApiDocumentRoute,
  getProblemPageRoute,
  getReferencePageRoute,
  getDocsAssetRoute,
  listGuidesRoute,
  getGuideRoute,
  listProblemsRoute,
  ...operationsRoutes,
  ...consoleRoutes,
];
