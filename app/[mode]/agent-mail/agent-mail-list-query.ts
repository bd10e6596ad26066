import { createLoader, createSerializer, type inferParserType, parseAsStringLiteral } from 'nuqs/server';
import {
  parseAsId,
  parseAsOwner,
  parseAsSearch,
  parseAsStateCode,
  parseAsTag,
} from '#components/lists/address-parsers.ts';
import { filtersSet, noneSet } from '#components/lists/filters-set.ts';
import { pagesParser } from '#components/lists/page-trail.ts';

export const PAGE_SIZE = 50;

/** The whole state of the inbox is in its address. */
export const agentMailParsers = {
  q: parseAsSearch,
  type: parseAsStringLiteral(['service_of_process', 'notice', 'mail'] as const),
  read: parseAsStringLiteral(['true', 'false'] as const),
  jurisdiction: parseAsStateCode,
  owner: parseAsOwner,
  tag: parseAsTag,
  business_id: parseAsId,
  pages: pagesParser,
};

export type AgentMailState = inferParserType<typeof agentMailParsers>;

export const loadAgentMailList = createLoader(agentMailParsers);
export const agentMailQuery = createSerializer(agentMailParsers);

const FILTERS = ['q', 'type', 'read', 'jurisdiction', 'owner', 'tag', 'business_id'] as const;

/** The filters that are set, as the service takes them. */
export const filtersOf = (state: AgentMailState) => filtersSet(state, FILTERS);

export const noFilters = noneSet(FILTERS);
