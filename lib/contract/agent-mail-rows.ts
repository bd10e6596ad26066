import { z } from 'zod';
import { AgentMail, AgentMailListQuery } from '#lib/contract/agent-mail';
import { Owner, OwnerFilter } from '#lib/contract/assignment';
import { listOf, totalOf } from '#lib/contract/list';
import { longestSearch } from '#lib/contract/longest-search';
import { JurisdictionCode, text } from '#lib/contract/scalars';

/** The query of the inbox: the filters of GET /v1/agent-mail, words from a name or a sender, a tag, and an owner. */
export const AgentMailRowsQuery = AgentMailListQuery.extend({
  q: text(longestSearch).optional(),
  jurisdiction: JurisdictionCode.optional(),
  tag: text(40).optional(),
  owner: OwnerFilter.optional(),
});
export type AgentMailRowsQuery = z.infer<typeof AgentMailRowsQuery>;

export const AgentMailRowShown = z.object({ mail: AgentMail, owner: Owner.nullable() });
export type AgentMailRowShown = z.infer<typeof AgentMailRowShown>;

/** Unread service of process first, longest waiting on top; then everything else, newest first. */
export const AgentMailRows = listOf(AgentMailRowShown, 'AgentMailRows').extend({
  total: totalOf('pieces of mail'),
});
export type AgentMailRows = z.infer<typeof AgentMailRows>;
