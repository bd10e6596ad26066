import { administerRoute } from '#lib/service/administration/administer.route';
import { getAgentMailCsvRoute } from '#lib/service/agent-mail/get-agent-mail-csv.route';
import { getAgentMailRowRoute } from '#lib/service/agent-mail/get-agent-mail-row.route';
import { listAgentMailRowsRoute } from '#lib/service/agent-mail/list-agent-mail-rows.route';
import { listApiKeysRoute } from '#lib/service/api-key/list-api-keys.route';
import { revokeApiKeyRoute } from '#lib/service/api-key/revoke-api-key.route';
import { approveSubmissionRoute } from '#lib/service/approval/approve-submission.route';
import { createApprovalRuleRoute } from '#lib/service/approval/create-approval-rule.route';
import { deleteApprovalRuleRoute } from '#lib/service/approval/delete-approval-rule.route';
import { getApprovalNeighborsRoute } from '#lib/service/approval/get-approval-neighbors.route';
import { getApprovalRowRoute } from '#lib/service/approval/get-approval-row.route';
import { listApprovalRowsRoute } from '#lib/service/approval/list-approval-rows.route';
import { listApprovalRulesRoute } from '#lib/service/approval/list-approval-rules.route';
import { rejectSubmissionRoute } from '#lib/service/approval/reject-submission.route';
import { restoreApprovalRuleRoute } from '#lib/service/approval/restore-approval-rule.route';
import { assignOwnerRoute } from '#lib/service/assignment/assign-owner.route';
import { verifyAuditRoute } from '#lib/service/audit/verify-audit.route';
import { getBusinessesCsvRoute } from '#lib/service/business/get-businesses-csv.route';
import { importBusinessesRoute } from '#lib/service/business/import-businesses.route';
import { listBusinessActivityRoute } from '#lib/service/business/list-business-activity.route';
import { listBusinessRowsRoute } from '#lib/service/business/list-business-rows.route';
import { undoBusinessImportRoute } from '#lib/service/business/undo-business-import.route';
import { createCalendarFeedRoute } from '#lib/service/calendar/create-calendar-feed.route';
import { getCalendarFeedRoute } from '#lib/service/calendar/get-calendar-feed.route';
import { revokeCalendarFeedRoute } from '#lib/service/calendar/revoke-calendar-feed.route';
import { deleteCaseDraftRoute } from '#lib/service/case/delete-case-draft.route';
import { getCaseDraftRoute } from '#lib/service/case/get-case-draft.route';
import { getCaseNeighborsRoute } from '#lib/service/case/get-case-neighbors.route';
import { getCaseRowRoute } from '#lib/service/case/get-case-row.route';
import { getCasesCsvRoute } from '#lib/service/case/get-cases-csv.route';
import { listCaseRowsRoute } from '#lib/service/case/list-case-rows.route';
import { saveCaseDraftRoute } from '#lib/service/case/save-case-draft.route';
import { createCaseCommentRoute } from '#lib/service/comment/create-case-comment.route';
import { createFilingCommentRoute } from '#lib/service/comment/create-filing-comment.route';
import { deleteCommentRoute } from '#lib/service/comment/delete-comment.route';
import { listCaseCommentsRoute } from '#lib/service/comment/list-case-comments.route';
import { listFilingCommentsRoute } from '#lib/service/comment/list-filing-comments.route';
import { markCommentsReadRoute } from '#lib/service/comment/mark-comments-read.route';
import { updateCommentRoute } from '#lib/service/comment/update-comment.route';
import { getDocumentsCsvRoute } from '#lib/service/document/get-documents-csv.route';
import { listDocumentRowsRoute } from '#lib/service/document/list-document-rows.route';
import type { Registration } from '#lib/service/edge/app-env';
import { getFilingSummaryRoute } from '#lib/service/filing/get-filing-summary.route';
import { getFilingsCsvRoute } from '#lib/service/filing/get-filings-csv.route';
import { listFilingRowsRoute } from '#lib/service/filing/list-filing-rows.route';
import { getFilingReportRoute } from '#lib/service/filing-report/get-filing-report.route';
import { getFilingReportCsvRoute } from '#lib/service/filing-report/get-filing-report-csv.route';
import { listObservedDaysRoute } from '#lib/service/filing-report/list-observed-days.route';
import { findInvitationRoute } from '#lib/service/invitation/find-invitation.route';
import { listInvitationsRoute } from '#lib/service/invitation/list-invitations.route';
import { revokeInvitationRoute } from '#lib/service/invitation/revoke-invitation.route';
import { getTouchedByRulesRoute } from '#lib/service/jurisdiction/get-touched-by-rules.route';
import { getNoticeSettingRoute } from '#lib/service/notice/get-notice-setting.route';
import { updateNoticeSettingRoute } from '#lib/service/notice/update-notice-setting.route';
import { getObligationsCsvRoute } from '#lib/service/obligation/get-obligations-csv.route';
import { listObligationRowsRoute } from '#lib/service/obligation/list-obligation-rows.route';
import { getOrganizationRoute } from '#lib/service/organization/get-organization.route';
import { updateOrganizationRoute } from '#lib/service/organization/update-organization.route';
import { getNavigationCountsRoute } from '#lib/service/overview/get-navigation-counts.route';
import { getOverviewRoute } from '#lib/service/overview/get-overview.route';
import { addPasskeyRoute } from '#lib/service/passkey/add-passkey.route';
import { listPasskeysRoute } from '#lib/service/passkey/list-passkeys.route';
import { confirmEmailChangeRoute } from '#lib/service/person/confirm-email-change.route';
import { getMeRoute } from '#lib/service/person/get-me.route';
import { handOverWorkRoute } from '#lib/service/person/hand-over-work.route';
import { leaveOrganizationRoute } from '#lib/service/person/leave-organization.route';
import { listMembersRoute } from '#lib/service/person/list-members.route';
import { listRemovedMembersRoute } from '#lib/service/person/list-removed-members.route';
import { removeMemberRoute } from '#lib/service/person/remove-member.route';
import { resetPasswordRoute } from '#lib/service/person/reset-password.route';
import { restoreMemberRoute } from '#lib/service/person/restore-member.route';
import { updateMeRoute } from '#lib/service/person/update-me.route';
import { updateMemberRoute } from '#lib/service/person/update-member.route';
import { createPlanDraftRoute } from '#lib/service/plan/create-plan-draft.route';
import { deletePlanDraftRoute } from '#lib/service/plan/delete-plan-draft.route';
import { getPlanDraftRoute } from '#lib/service/plan/get-plan-draft.route';
import { listPlanDraftsRoute } from '#lib/service/plan/list-plan-drafts.route';
import { restorePlanRoute } from '#lib/service/plan/restore-plan.route';
import { updatePlanDraftRoute } from '#lib/service/plan/update-plan-draft.route';
import { getPresenceRoute } from '#lib/service/presence/get-presence.route';
import { getRemoteKeyRoute } from '#lib/service/remote-key/get-remote-key.route';
import { removeRemoteKeyRoute } from '#lib/service/remote-key/remove-remote-key.route';
import { setRemoteKeyRoute } from '#lib/service/remote-key/set-remote-key.route';
import { useRemoteKeyRoute } from '#lib/service/remote-key/use-remote-key.route';
import { getRequestRoute } from '#lib/service/request-log/get-request.route';
import { listRequestsRoute } from '#lib/service/request-log/list-requests.route';
import { searchEverythingRoute } from '#lib/service/search/search-everything.route';
import { getSecondFactorRoute } from '#lib/service/second-factor/get-second-factor.route';
import { resetSecondFactorRoute } from '#lib/service/second-factor/reset-second-factor.route';
import { endOtherSessionsRoute } from '#lib/service/session/end-other-sessions.route';
import { endSessionRoute } from '#lib/service/session/end-session.route';
import { getSignInOptionsRoute } from '#lib/service/session/get-sign-in-options.route';
import { listSessionsRoute } from '#lib/service/session/list-sessions.route';
import { switchOrganizationRoute } from '#lib/service/session/switch-organization.route';
import { getSetupRoute } from '#lib/service/setup/get-setup.route';
import { getSingleSignOnRoute } from '#lib/service/single-sign-on/get-single-sign-on.route';
import { removeSingleSignOnRoute } from '#lib/service/single-sign-on/remove-single-sign-on.route';
import { setSingleSignOnRoute } from '#lib/service/single-sign-on/set-single-sign-on.route';
import { snoozeRoute } from '#lib/service/snooze/snooze.route';
import { chooseDefaultViewRoute } from '#lib/service/view/choose-default-view.route';
import { createViewRoute } from '#lib/service/view/create-view.route';
import { deleteViewRoute } from '#lib/service/view/delete-view.route';
import { listViewsRoute } from '#lib/service/view/list-views.route';
import { restoreViewRoute } from '#lib/service/view/restore-view.route';
import { updateViewRoute } from '#lib/service/view/update-view.route';

/** Operations that only the dashboard calls; they are not in the reference. */
export const consoleRoutes: Registration[] = [
  getAgentMailRowRoute,
  listAgentMailRowsRoute,
  approveSubmissionRoute,
  createApprovalRuleRoute,
  deleteApprovalRuleRoute,
  restoreApprovalRuleRoute,
  getApprovalRowRoute,
  getApprovalNeighborsRoute,
  listApprovalRowsRoute,
  listApprovalRulesRoute,
  rejectSubmissionRoute,
  listApiKeysRoute,
  revokeApiKeyRoute,
  createPlanDraftRoute,
  deleteCaseDraftRoute,
  deletePlanDraftRoute,
  getCaseDraftRoute,
  getBusinessesCsvRoute,
  getObligationsCsvRoute,
  getCasesCsvRoute,
  getAgentMailCsvRoute,
  getDocumentsCsvRoute,
  getTouchedByRulesRoute,
  listDocumentRowsRoute,
  getFilingSummaryRoute,
  getFilingsCsvRoute,
  getFilingReportRoute,
  getFilingReportCsvRoute,
  listObservedDaysRoute,
  getMeRoute,
  getNavigationCountsRoute,
  getOverviewRoute,
  getPresenceRoute,
  getPlanDraftRoute,
  getSignInOptionsRoute,
  listBusinessRowsRoute,
  listCaseRowsRoute,
  listObligationRowsRoute,
  getCalendarFeedRoute,
  createCalendarFeedRoute,
  revokeCalendarFeedRoute,
  listFilingRowsRoute,
  assignOwnerRoute,
  snoozeRoute,
  listBusinessActivityRoute,
  listViewsRoute,
  createViewRoute,
  updateViewRoute,
  deleteViewRoute,
  restoreViewRoute,
  chooseDefaultViewRoute,
  getCaseRowRoute,
  getCaseNeighborsRoute,
  listFilingCommentsRoute,
  listCaseCommentsRoute,
  createFilingCommentRoute,
  createCaseCommentRoute,
  updateCommentRoute,
  deleteCommentRoute,
  markCommentsReadRoute,
  importBusinessesRoute,
  undoBusinessImportRoute,
  searchEverythingRoute,
  getRequestRoute,
  listPlanDraftsRoute,
  listRequestsRoute,
  listSessionsRoute,
  endSessionRoute,
  endOtherSessionsRoute,
  listMembersRoute,
  updateMemberRoute,
  handOverWorkRoute,
  removeMemberRoute,
  listRemovedMembersRoute,
  restoreMemberRoute,
  resetSecondFactorRoute,
  leaveOrganizationRoute,
  getSecondFactorRoute,
  listPasskeysRoute,
  addPasskeyRoute,
  getOrganizationRoute,
  updateOrganizationRoute,
  getNoticeSettingRoute,
  updateNoticeSettingRoute,
  getSingleSignOnRoute,
  setSingleSignOnRoute,
  removeSingleSignOnRoute,
  updateMeRoute,
  switchOrganizationRoute,
  listInvitationsRoute,
  revokeInvitationRoute,
  findInvitationRoute,
  resetPasswordRoute,
  confirmEmailChangeRoute,
  getSetupRoute,
  administerRoute,
  verifyAuditRoute,
  getRemoteKeyRoute,
  setRemoteKeyRoute,
  removeRemoteKeyRoute,
  useRemoteKeyRoute,
  restorePlanRoute,
  saveCaseDraftRoute,
  updatePlanDraftRoute,
];
