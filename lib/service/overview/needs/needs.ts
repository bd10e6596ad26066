import { agentMailNeed } from '#lib/service/overview/needs/agent-mail';
import { approvalNeed } from '#lib/service/overview/needs/approvals';
import { caseNeed } from '#lib/service/overview/needs/cases';
import { documentNeed } from '#lib/service/overview/needs/documents';
import { draftNeed } from '#lib/service/overview/needs/drafts';
import { mentionNeed } from '#lib/service/overview/needs/mentions';
import { obligationNeed } from '#lib/service/overview/needs/obligations';
import { webhookNeed } from '#lib/service/overview/needs/webhook-endpoints';

/** All kinds of rows that wait for a person, by their name in the overview. */
export const needs = {
  cases: caseNeed,
  obligations: obligationNeed,
  agent_mail: agentMailNeed,
  approvals: approvalNeed,
  mentions: mentionNeed,
  drafts: draftNeed,
  documents: documentNeed,
  webhook_endpoints: webhookNeed,
} as const;
