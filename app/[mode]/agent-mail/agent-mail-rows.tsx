import { NoMatch } from '#components/lists/no-match';
import { pageLinks, rangeOf } from '#components/lists/page-trail.ts';
import { SelectionArea } from '#components/lists/selection';
import { EmptyState } from '#components/ui/empty-state';
import { Pagination } from '#components/ui/pagination';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import type { Session } from '#lib/session/session';
import { AssignBar } from '../assign-bar.tsx';
import { colleagues } from '../colleagues.ts';
import { firstPageIfStale } from '../first-page-if-stale.ts';
import { nowInMode } from '../now-in-mode.ts';
import { type AgentMailState, agentMailQuery, filtersOf, PAGE_SIZE } from './agent-mail-list-query.ts';
import { AgentMailTable } from './agent-mail-table.tsx';
import { inboxWords as words } from './words.ts';

export async function AgentMailRows({ session, state }: { session: Session; state: AgentMailState }) {
  const { mode, consoleClient } = session;
  const { pages, tag, business_id } = state;
  const filters = filtersOf(state);
  const canAssign = session.may('prepare');
  const at = (changes: Partial<AgentMailState>) =>
    agentMailQuery(paths.agentMail(mode), { ...state, pages: [], ...changes });
  const [list, now, team] = await Promise.all([
    firstPageIfStale(
      consoleClient.agentMail.list({ ...filters, limit: PAGE_SIZE, cursor: pages.at(-1) }),
      pages,
      at({}),
    ),
    nowInMode(session),
    canAssign ? colleagues(session) : [],
  ]);
  // What no control above the list shows.
  const narrowed = [tag ? words.withTag(tag) : null, business_id ? words.oneBusiness : null]
    .filter(Boolean)
    .join(' ');
  if (list.data.length === 0) {
    return Object.keys(filters).length > 0 ? (
      <NoMatch all={paths.agentMail(mode)}>{narrowed}</NoMatch>
    ) : (
      <EmptyState kind="nothing-yet" title={words.none}>
        {mode === 'test' ? words.noneInTest : words.noneDetail}
      </EmptyState>
    );
  }
  const page = (trail: string[]) => at({ pages: trail });
  return (
    <SelectionArea key={page([...pages])} ids={list.data.map(({ mail }) => mail.id)}>
      <p role="status" className="mb-2 text-ink-2">
        {words.count(list.total)} {narrowed}{' '}
        {narrowed ? (
          <TextLink href={at({ tag: null, business_id: null })}>{words.everything}</TextLink>
        ) : null}
      </p>
      <AgentMailTable rows={list.data} mode={mode} now={now} canPick={canAssign} />
      {canAssign ? (
        <AssignBar {...{ mode, total: list.total, filters }} object="agent_mail" colleagues={team} />
      ) : null}
      <Pagination
        label={words.title}
        range={rangeOf({ pages, size: PAGE_SIZE }, list.data.length, list.total)}
        {...pageLinks(pages, list.next_cursor, page)}
      />
    </SelectionArea>
  );
}
