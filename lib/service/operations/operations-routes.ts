import type { Registration } from '#lib/service/edge/app-env';
import { addDeskNoteRoute } from '#lib/service/operations/add-desk-note.route';
import { cancelDeskFilingRoute } from '#lib/service/operations/cancel-desk-filing.route';
import { changeDeskAgentRoute } from '#lib/service/operations/change-desk-agent.route';
import { checkDeskFilingRoute } from '#lib/service/operations/check-desk-filing.route';
import { claimFilingRoute } from '#lib/service/operations/claim-filing.route';
import { claimNextRoute } from '#lib/service/operations/claim-next.route';
import { countDeskFilingsRoute } from '#lib/service/operations/count-desk-filings.route';
import { createOperatorKeyRoute } from '#lib/service/operations/create-operator-key.route';
import { getDeskDocumentContentRoute } from '#lib/service/operations/get-desk-document-content.route';
import { getDeskFilingRoute } from '#lib/service/operations/get-desk-filing.route';
import { getDeskFilingReportRoute } from '#lib/service/operations/get-desk-filing-report.route';
import { getDeskMailContentRoute } from '#lib/service/operations/get-desk-mail-content.route';
import { getDeskStatementRoute } from '#lib/service/operations/get-desk-statement.route';
import { getFilingPacketRoute } from '#lib/service/operations/get-filing-packet.route';
import { getOperationsDocumentRoute } from '#lib/service/operations/get-operations-document.route';
import { listCaseTemplatesRoute } from '#lib/service/operations/list-case-templates.route';
import { listDeskBusinessesRoute } from '#lib/service/operations/list-desk-businesses.route';
import { listDeskFilingsRoute } from '#lib/service/operations/list-desk-filings.route';
import { listDeskMailRoute } from '#lib/service/operations/list-desk-mail.route';
import { listOperatorKeysRoute } from '#lib/service/operations/list-operator-keys.route';
import { moveFilingRoute } from '#lib/service/operations/move-filing.route';
import { openDeskCaseRoute } from '#lib/service/operations/open-desk-case.route';
import { readTaxIdRoute } from '#lib/service/operations/read-tax-id.route';
import { releaseFilingRoute } from '#lib/service/operations/release-filing.route';
import { reviewDeskCaseRoute } from '#lib/service/operations/review-desk-case.route';
import { revokeOperatorKeyRoute } from '#lib/service/operations/revoke-operator-key.route';
import { supersedeDeskCaseRoute } from '#lib/service/operations/supersede-desk-case.route';
import { uploadAgentMailRoute } from '#lib/service/operations/upload-agent-mail.route';
import { uploadDeskDocumentRoute } from '#lib/service/operations/upload-desk-document.route';
import { withdrawDeskMailRoute } from '#lib/service/operations/withdraw-desk-mail.route';
import type { SignInThrottle } from '#lib/service/session/sign-in-throttle';

/** Every operation of the operations desk that asks for no password. */
export const operationsRoutes: Registration[] = [
  getOperationsDocumentRoute,
  countDeskFilingsRoute,
  listDeskFilingsRoute,
  claimNextRoute,
  claimFilingRoute,
  getDeskFilingRoute,
  readTaxIdRoute,
  getFilingPacketRoute,
  getDeskDocumentContentRoute,
  getDeskStatementRoute,
  getDeskFilingReportRoute,
  checkDeskFilingRoute,
  releaseFilingRoute,
  addDeskNoteRoute,
  cancelDeskFilingRoute,
  changeDeskAgentRoute,
  listCaseTemplatesRoute,
  moveFilingRoute,
  openDeskCaseRoute,
  reviewDeskCaseRoute,
  supersedeDeskCaseRoute,
  uploadDeskDocumentRoute,
  listDeskBusinessesRoute,
  uploadAgentMailRoute,
  listDeskMailRoute,
  getDeskMailContentRoute,
  withdrawDeskMailRoute,
  listOperatorKeysRoute,
  revokeOperatorKeyRoute,
];

/** Those that may ask for the caller's password again. */
export function operationsRoutesWithPassword(throttle: SignInThrottle): Registration[] {
  return [createOperatorKeyRoute(throttle)];
}
