import { agentMail, withdrawnMail } from '#lib/service/db/schema/agent-mail';
import { apiKeys } from '#lib/service/db/schema/api-keys';
import { approvalRules, approvals } from '#lib/service/db/schema/approvals';
import { assignments } from '#lib/service/db/schema/assignments';
import { auditEntries, auditHeads, personKeys } from '#lib/service/db/schema/audit';
import { businesses } from '#lib/service/db/schema/businesses';
import { calendarFeeds } from '#lib/service/db/schema/calendar-feeds';
import { caseDrafts, cases } from '#lib/service/db/schema/cases';
import { commentMentions, comments } from '#lib/service/db/schema/comments';
import { documentLinks, documents } from '#lib/service/db/schema/documents';
import { events } from '#lib/service/db/schema/events';
import { filingMetadata } from '#lib/service/db/schema/filing-metadata';
import { filingSecrets } from '#lib/service/db/schema/filing-secrets';
import { filings } from '#lib/service/db/schema/filings';
import { idempotencyKeys } from '#lib/service/db/schema/idempotency-keys';
import { identityProviders } from '#lib/service/db/schema/identity-providers';
import { emailChanges, invitations, passwordResets } from '#lib/service/db/schema/invitations';
import { notices } from '#lib/service/db/schema/notices';
import { obligations } from '#lib/service/db/schema/obligations';
import { operationsChecks, operationsNotes } from '#lib/service/db/schema/operations';
import { operatorKeys } from '#lib/service/db/schema/operator-keys';
import {
  memberships,
  organizations,
  people,
  removedMembers,
  staff,
} from '#lib/service/db/schema/organizations';
import { passkeys } from '#lib/service/db/schema/passkeys';
import { planStates, plans } from '#lib/service/db/schema/plans';
import { presences } from '#lib/service/db/schema/presences';
import { registeredAgents } from '#lib/service/db/schema/registered-agents';
import { registryRecords } from '#lib/service/db/schema/registry-records';
import { remoteKeys } from '#lib/service/db/schema/remote-keys';
import { requestBatches } from '#lib/service/db/schema/request-batches';
import { documentWords, searchWords } from '#lib/service/db/schema/search-words';
import { authenticators, recoveryCodes } from '#lib/service/db/schema/second-factors';
import { knownAddresses, sessions } from '#lib/service/db/schema/sessions';
import { snoozes } from '#lib/service/db/schema/snoozes';
import { viewDefaults, views } from '#lib/service/db/schema/views';
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from '#lib/service/db/schema/webhooks';

/** All tables in one object, as Drizzle needs them. */
export const schema = {
  agentMail,
  withdrawnMail,
  notices,
  organizations,
  people,
  memberships,
  removedMembers,
  staff,
  identityProviders,
  invitations,
  passwordResets,
  emailChanges,
  sessions,
  knownAddresses,
  authenticators,
  recoveryCodes,
  passkeys,
  remoteKeys,
  apiKeys,
  operatorKeys,
  operationsChecks,
  operationsNotes,
  businesses,
  filings,
  approvalRules,
  approvals,
  cases,
  caseDrafts,
  documents,
  documentLinks,
  documentWords,
  obligations,
  calendarFeeds,
  assignments,
  searchWords,
  snoozes,
  comments,
  commentMentions,
  views,
  viewDefaults,
  presences,
  registeredAgents,
  events,
  auditEntries,
  auditHeads,
  personKeys,
  idempotencyKeys,
  plans,
  planStates,
  registryRecords,
  filingMetadata,
  filingSecrets,
  webhookEndpoints,
  webhookDeliveries,
  webhookAttempts,
  requestBatches,
};
