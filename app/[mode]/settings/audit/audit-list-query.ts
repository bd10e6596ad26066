import {
  createLoader,
  createSerializer,
  type inferParserType,
  parseAsString,
  parseAsStringLiteral,
} from 'nuqs/server';
import { isId } from '#components/lists/address-parsers.ts';
import { pagesParser } from '#components/lists/page-trail.ts';
import { dayMs } from '#lib/rules/calendar/durations';
import { auditKinds } from './filter-words.ts';

export const PAGE_SIZE = 50;

/** The whole state of the list is in its URL. */
export const auditListParsers = {
  // The id of an object.
  q: parseAsString,
  kind: parseAsStringLiteral(Object.keys(auditKinds)),
  by: parseAsStringLiteral(['person', 'api_key', 'staff'] as const),
  actor: parseAsString,
  since: parseAsStringLiteral(['day', 'week', 'month'] as const),
  pages: pagesParser,
};

export type AuditListState = inferParserType<typeof auditListParsers>;

export const loadAuditList = createLoader(auditListParsers);
export const auditListQuery = createSerializer(auditListParsers);

const DAYS = { day: 1, week: 7, month: 30 } as const;
const nothing = '00000000-0000-0000-0000-000000000000';

/** The query for the service. An invalid id becomes one that matches nothing. */
export function auditFilter({ q, kind, by, actor, since }: AuditListState, now: string) {
  const wanted = q?.trim();
  return {
    object_id: wanted ? (isId(wanted) ? wanted : nothing) : undefined,
    action: kind ? `${kind}.*` : undefined,
    actor_type: by ?? undefined,
    actor_id: actor && isId(actor) ? actor : undefined,
    created_after: since ? new Date(Date.parse(now) - DAYS[since] * dayMs).toISOString() : undefined,
  };
}

export function isNarrowed({ q, kind, by, actor, since }: AuditListState): boolean {
  return Boolean(q || kind || by || actor || since);
}
