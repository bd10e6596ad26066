import type { Registration } from '#lib/service/http/app-env';
import { createApiKeyRoute } from '#lib/service/http/routes/console/create-api-key';
import { createPlanRoute } from '#lib/service/http/routes/console/create-plan';
import { deleteCaseDraftRoute } from '#lib/service/http/routes/console/delete-case-draft';
import { deletePlanRoute } from '#lib/service/http/routes/console/delete-plan';
import { endOtherSessionsRoute } from '#lib/service/http/routes/console/end-other-sessions';
import { endSessionRoute } from '#lib/service/http/routes/console/end-session';
import { getCaseDraftRoute } from '#lib/service/http/routes/console/get-case-draft';
import { getFilingSubmissionRoute } from '#lib/service/http/routes/console/get-filing-submission';
import { getFilingSummaryRoute } from '#lib/service/http/routes/console/get-filing-summary';
import { getFilingsCsvRoute } from '#lib/service/http/routes/console/get-filings-csv';
import { getMeRoute } from '#lib/service/http/routes/console/get-me';
import { getNavigationCountsRoute } from '#lib/service/http/routes/console/get-navigation-counts';
import { getOverviewRoute } from '#lib/service/http/routes/console/get-overview';
import { getPlanRoute } from '#lib/service/http/routes/console/get-plan';
import { getRemoteKeyRoute } from '#lib/service/http/routes/console/get-remote-key';
import { getRequestRoute } from '#lib/service/http/routes/console/get-request';
import { getSignInOptionsRoute } from '#lib/service/http/routes/console/get-sign-in-options';
import { listApiKeysRoute } from '#lib/service/http/routes/console/list-api-keys';
import { listBusinessRowsRoute } from '#lib/service/http/routes/console/list-business-rows';
import { listCaseRowsRoute } from '#lib/service/http/routes/console/list-case-rows';
import { listFilingRowsRoute } from '#lib/service/http/routes/console/list-filing-rows';
import { listMembersRoute } from '#lib/service/http/routes/console/list-members';
import { listPlansRoute } from '#lib/service/http/routes/console/list-plans';
import { listRequestsRoute } from '#lib/service/http/routes/console/list-requests';
import { listSessionsRoute } from '#lib/service/http/routes/console/list-sessions';
import { recordPlanFilingRoute } from '#lib/service/http/routes/console/record-plan-filing';
import { removeMemberRoute } from '#lib/service/http/routes/console/remove-member';
import { removeRemoteKeyRoute } from '#lib/service/http/routes/console/remove-remote-key';
import { restorePlanRoute } from '#lib/service/http/routes/console/restore-plan';
import { revokeApiKeyRoute } from '#lib/service/http/routes/console/revoke-api-key';
import { rollApiKeyRoute } from '#lib/service/http/routes/console/roll-api-key';
import { saveCaseDraftRoute } from '#lib/service/http/routes/console/save-case-draft';
import { setRemoteKeyRoute } from '#lib/service/http/routes/console/set-remote-key';
import { updateApiKeyRoute } from '#lib/service/http/routes/console/update-api-key';
import { updateMemberRoute } from '#lib/service/http/routes/console/update-member';
import { updatePlanRoute } from '#lib/service/http/routes/console/update-plan';
import { useRemoteKeyRoute } from '#lib/service/http/routes/console/use-remote-key';

/** What only the dashboard asks of the service; no part of the reference. */
export const consoleRoutes: Registration[] = [
  createApiKeyRoute,
  listApiKeysRoute,
  revokeApiKeyRoute,
  rollApiKeyRoute,
  updateApiKeyRoute,
  createPlanRoute,
  deleteCaseDraftRoute,
  deletePlanRoute,
  getCaseDraftRoute,
  getFilingSubmissionRoute,
  getFilingSummaryRoute,
  getFilingsCsvRoute,
  getMeRoute,
  getNavigationCountsRoute,
  getOverviewRoute,
  getPlanRoute,
  getSignInOptionsRoute,
  listBusinessRowsRoute,
  listCaseRowsRoute,
  listFilingRowsRoute,
  getRequestRoute,
  listPlansRoute,
  listRequestsRoute,
  listSessionsRoute,
  endSessionRoute,
  endOtherSessionsRoute,
  listMembersRoute,
  updateMemberRoute,
  removeMemberRoute,
  getRemoteKeyRoute,
  setRemoteKeyRoute,
  removeRemoteKeyRoute,
  useRemoteKeyRoute,
  recordPlanFilingRoute,
  restorePlanRoute,
  saveCaseDraftRoute,
  updatePlanRoute,
];
