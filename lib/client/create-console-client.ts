import { accountCalls } from '#lib/client/account';
import { agentMailRowCalls } from '#lib/client/agent-mail-rows';
import { apiKeyCalls } from '#lib/client/api-keys';
import { approvalRowCalls } from '#lib/client/approval-rows';
import { assignmentCalls } from '#lib/client/assignments';
import { businessRowCalls } from '#lib/client/business-rows';
import { calendarCalls } from '#lib/client/calendar';
import { caseDraftCalls } from '#lib/client/case-drafts';
import { caseRowCalls } from '#lib/client/case-rows';
import { commentCalls } from '#lib/client/comments';
import { documentRowCalls } from '#lib/client/document-rows';
import { filingReportCalls } from '#lib/client/filing-report';
import { filingRowCalls } from '#lib/client/filing-rows';
import { invitationCalls } from '#lib/client/invitations';
import { memberCalls } from '#lib/client/members';
import { noticeSettingCalls } from '#lib/client/notice-setting';
import { organizationCalls } from '#lib/client/organization';
import { overviewCalls } from '#lib/client/overview';
import { planDraftCalls } from '#lib/client/plan-drafts';
import { remoteKeyCalls } from '#lib/client/remote-keys';
import { requestCalls } from '#lib/client/requests';
import { secondFactorCalls } from '#lib/client/second-factors';
import { sessionCalls } from '#lib/client/sessions';
import { setupCalls } from '#lib/client/setup';
import { singleSignOnCalls } from '#lib/client/single-sign-on';
import { snoozeCalls } from '#lib/client/snoozes';
import { touchedByRulesCalls } from '#lib/client/touched-by-rules';
import { type ClientOptions, createTransport } from '#lib/client/transport';
import { viewCalls } from '#lib/client/views';

/** Operations only for the dashboard; the service refuses a partner's key. */
export function createConsoleClient(options: ClientOptions) {
  const transport = createTransport(options);
  return {
    sessions: sessionCalls(transport),
    planDrafts: planDraftCalls(transport),
    caseDrafts: caseDraftCalls(transport),
    overview: overviewCalls(transport),
    approvals: approvalRowCalls(transport),
    agentMail: agentMailRowCalls(transport),
    cases: caseRowCalls(transport),
    calendar: calendarCalls(transport),
    documents: documentRowCalls(transport),
    rules: touchedByRulesCalls(transport),
    filings: filingRowCalls(transport),
    filingReport: filingReportCalls(transport),
    businesses: businessRowCalls(transport),
    assignments: assignmentCalls(transport),
    snoozes: snoozeCalls(transport),
    comments: commentCalls(transport),
    views: viewCalls(transport),
    requests: requestCalls(transport),
    apiKeys: apiKeyCalls(transport),
    account: accountCalls(transport),
    secondFactor: secondFactorCalls(transport),
    noticeSetting: noticeSettingCalls(transport),
    organization: organizationCalls(transport),
    members: memberCalls(transport),
    invitations: invitationCalls(transport),
    setup: setupCalls(transport),
    singleSignOn: singleSignOnCalls(transport),
    remoteKeys: remoteKeyCalls(transport),
  };
}

export type ConsoleClient = ReturnType<typeof createConsoleClient>;
