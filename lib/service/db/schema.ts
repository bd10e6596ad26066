import { apiKeys } from '#lib/service/db/schema/api-keys';
import { businesses } from '#lib/service/db/schema/businesses';
import { caseDrafts, cases } from '#lib/service/db/schema/cases';
import { documentLinks, documents } from '#lib/service/db/schema/documents';
import { auditEntries, events } from '#lib/service/db/schema/events';
import { filings } from '#lib/service/db/schema/filings';
import { idempotencyKeys } from '#lib/service/db/schema/idempotency-keys';
import { memberships, organizations, people } from '#lib/service/db/schema/organizations';
import { planStates, plans } from '#lib/service/db/schema/plans';
import { registeredAgents } from '#lib/service/db/schema/registered-agents';
import { registryRecords } from '#lib/service/db/schema/registry-records';

/** Every table, as Drizzle needs them together. */
export const schema = {
  organizations,
  people,
  memberships,
  apiKeys,
  businesses,
  filings,
  cases,
  caseDrafts,
  documents,
  documentLinks,
  registeredAgents,
  events,
  auditEntries,
  idempotencyKeys,
  plans,
  planStates,
  registryRecords,
};
