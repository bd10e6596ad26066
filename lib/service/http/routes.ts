import type { Registration } from '#lib/service/http/app-env';
import { createBusinessRoute } from '#lib/service/http/routes/business/create-business';
import { getBusinessRoute } from '#lib/service/http/routes/business/get-business';
import { listBusinessesRoute } from '#lib/service/http/routes/business/list-businesses';
import { searchRegistryRoute } from '#lib/service/http/routes/business/search-registry';
import { updateBusinessRoute } from '#lib/service/http/routes/business/update-business';
import { getCaseRoute } from '#lib/service/http/routes/case/get-case';
import { listCasesRoute } from '#lib/service/http/routes/case/list-cases';
import { respondToCaseRoute } from '#lib/service/http/routes/case/respond-to-case';
import { consoleRoutes } from '#lib/service/http/routes/console/console-routes';
import { getDocumentRoute } from '#lib/service/http/routes/document/get-document';
import { getDocumentContentRoute } from '#lib/service/http/routes/document/get-document-content';
import { listDocumentsRoute } from '#lib/service/http/routes/document/list-documents';
import { uploadDocumentRoute } from '#lib/service/http/routes/document/upload-document';
import { getEventRoute } from '#lib/service/http/routes/event/get-event';
import { listEventsRoute } from '#lib/service/http/routes/event/list-events';
import { cancelFilingRoute } from '#lib/service/http/routes/filing/cancel-filing';
import { getFilingRoute } from '#lib/service/http/routes/filing/get-filing';
import { listFilingEventsRoute } from '#lib/service/http/routes/filing/list-filing-events';
import { listFilingsRoute } from '#lib/service/http/routes/filing/list-filings';
import { createForeignQualificationRoute } from '#lib/service/http/routes/foreign-qualification/create-foreign-qualification';
import { getForeignQualificationFeeRoute } from '#lib/service/http/routes/foreign-qualification/get-fee';
import { getForeignQualificationRequirementRoute } from '#lib/service/http/routes/foreign-qualification/get-requirement';
import { preflightForeignQualificationRoute } from '#lib/service/http/routes/foreign-qualification/preflight-foreign-qualification';
import { createFormationRoute } from '#lib/service/http/routes/formation/create-formation';
import { getFormationFeeRoute } from '#lib/service/http/routes/formation/get-fee';
import { getFormationRequirementRoute } from '#lib/service/http/routes/formation/get-requirement';
import { preflightFormationRoute } from '#lib/service/http/routes/formation/preflight-formation';
import { getLivenessRoute } from '#lib/service/http/routes/health/get-liveness';
import { getReadinessRoute } from '#lib/service/http/routes/health/get-readiness';
import { listJurisdictionsRoute } from '#lib/service/http/routes/jurisdiction/list-jurisdictions';
import { getDocsAssetRoute } from '#lib/service/http/routes/reference/get-docs-asset';
import { getGuideRoute } from '#lib/service/http/routes/reference/get-guide';
import { getOpenApiDocumentRoute } from '#lib/service/http/routes/reference/get-openapi-document';
import { getProblemPageRoute } from '#lib/service/http/routes/reference/get-problem-page';
import { getReferencePageRoute } from '#lib/service/http/routes/reference/get-reference-page';
import { listGuidesRoute } from '#lib/service/http/routes/reference/list-guides';
import { listProblemsRoute } from '#lib/service/http/routes/reference/list-problems';
import {
  getRegisteredAgentRoute,
  getRegisteredAgentWithoutVersionRoute,
} from '#lib/service/http/routes/registered-agent/get-registered-agent';
import { updateRegisteredAgentRoute } from '#lib/service/http/routes/registered-agent/update-registered-agent';
import { advanceSandboxFilingRoute } from '#lib/service/http/routes/sandbox/advance-sandbox-filing';
import { failSandboxAgentRoute } from '#lib/service/http/routes/sandbox/fail-sandbox-agent';
import { getSandboxClockRoute } from '#lib/service/http/routes/sandbox/get-sandbox-clock';
import { moveSandboxClockRoute } from '#lib/service/http/routes/sandbox/move-sandbox-clock';
import { openSandboxCaseRoute } from '#lib/service/http/routes/sandbox/open-sandbox-case';
import { reviewSandboxCaseRoute } from '#lib/service/http/routes/sandbox/review-sandbox-case';
import { getWebhookDeliveryRoute } from '#lib/service/http/routes/webhook-delivery/get-webhook-delivery';
import { resendWebhookDeliveryRoute } from '#lib/service/http/routes/webhook-delivery/resend-webhook-delivery';
import { createWebhookEndpointRoute } from '#lib/service/http/routes/webhook-endpoint/create-webhook-endpoint';
import { deleteWebhookEndpointRoute } from '#lib/service/http/routes/webhook-endpoint/delete-webhook-endpoint';
import { getWebhookEndpointRoute } from '#lib/service/http/routes/webhook-endpoint/get-webhook-endpoint';
import { listWebhookDeliveriesRoute } from '#lib/service/http/routes/webhook-endpoint/list-webhook-deliveries';
import { listWebhookEndpointsRoute } from '#lib/service/http/routes/webhook-endpoint/list-webhook-endpoints';
import { recoverWebhookEndpointRoute } from '#lib/service/http/routes/webhook-endpoint/recover-webhook-endpoint';
import { rotateWebhookSecretRoute } from '#lib/service/http/routes/webhook-endpoint/rotate-webhook-secret';
import { testWebhookEndpointRoute } from '#lib/service/http/routes/webhook-endpoint/test-webhook-endpoint';
import { updateWebhookEndpointRoute } from '#lib/service/http/routes/webhook-endpoint/update-webhook-endpoint';

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
  cancelFilingRoute,
  listFilingEventsRoute,
  listEventsRoute,
  getEventRoute,
  listJurisdictionsRoute,
  getCaseRoute,
  listCasesRoute,
  respondToCaseRoute,
  getRegisteredAgentRoute,
  getRegisteredAgentWithoutVersionRoute,
  updateRegisteredAgentRoute,
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
  getOpenApiDocumentRoute,
  getProblemPageRoute,
  getReferencePageRoute,
  getDocsAssetRoute,
  listGuidesRoute,
  getGuideRoute,
  listProblemsRoute,
  ...consoleRoutes,
];
