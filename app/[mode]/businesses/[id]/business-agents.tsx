import { stateName } from '#components/filings/state-name.ts';
import { RegisteredAgentStatusChip } from '#components/filings/status-chip';
import { addressLines } from '#components/forms/answer-words.ts';
import { type Column, DataTable } from '#components/ui/data-table';
import { EmptyState } from '#components/ui/empty-state';
import { Time } from '#components/ui/time';
import { nullIfNotFound } from '#lib/client/client-problem';
import type { Business } from '#lib/contract/business';
import type { Case } from '#lib/contract/case';
import type { RegisteredAgent } from '#lib/contract/registered-agent';
import type { Session } from '#lib/session/session';
import { businessPageWords } from '../words.ts';
import { AgentEnd, isEndBlank } from './agent-end.tsx';
import { loadForeign } from './load-business.ts';

type ShownAgent = RegisteredAgent & { asked: Case | null };

const columnsFor = (business: Business, canEnd: boolean): Column<ShownAgent>[] => [
  {
    key: 'state',
    head: businessPageWords.state,
    rowHead: true,
    cell: ({ jurisdiction }) => stateName(jurisdiction),
  },
  {
    key: 'status',
    head: businessPageWords.status,
    cell: ({ status }) => <RegisteredAgentStatusChip status={status} />,
  },
  {
    key: 'agent',
    head: businessPageWords.agent,
    cell: ({ name, address }) => (
      <>
        <span className="record block">{name}</span>
        <span className="text-ink-2 text-small">{addressLines(address).join(', ')}</span>
      </>
    ),
  },
  {
    key: 'provider',
    head: businessPageWords.servedBy,
    headed: true,
    wideOnly: true,
    cell: ({ provider }) => (provider === 'service' ? businessPageWords.us : businessPageWords.another),
  },
  {
    key: 'since',
    head: businessPageWords.since,
    numeric: true,
    blank: ({ started_at }) => !started_at,
    cell: ({ started_at }) => (started_at ? <Time value={started_at} shape="date" /> : '—'),
  },
  {
    key: 'end',
    head: businessPageWords.endOfService,
    blank: (agent) => isEndBlank(agent, canEnd),
    cell: (agent) => (
      <AgentEnd agent={agent} asked={agent.asked} legalName={business.legal_name} canEnd={canEnd} />
    ),
  },
];

/** The agent of each registration; if none was ever named here, the state has another on record. */
export async function BusinessAgents({ session, business }: { session: Session; business: Business }) {
  const foreign = await loadForeign(session, business.id);
  const agents = await Promise.all([business, ...foreign].map(({ id }) => agentOf(session, id)));
  const known = agents
    .filter((agent) => agent !== null)
    .toSorted((one, other) => byName(one).localeCompare(byName(other), 'en-US'));
  if (known.length === 0) {
    return (
      <EmptyState kind="nothing-needed" title={businessPageWords.noAgent}>
        {businessPageWords.noAgentDetail}
      </EmptyState>
    );
  }
  return (
    <DataTable
      lines
      caption={businessPageWords.agents}
      columns={columnsFor(business, session.may('prepare'))}
      rows={known}
      rowKey={({ business_id }) => business_id}
    />
  );
}

async function agentOf({ client }: Session, id: string): Promise<ShownAgent | null> {
  const read = () => client.registeredAgents.get(id).catch(nullIfNotFound);
  const agent = await read();
  if (agent?.status !== 'termination_requested') return agent && { ...agent, asked: null };
  const { data } = await client.cases.list({ parent_id: id, kind: 'ra_termination', limit: 1 });
  // Read again after the case: what has settled it meanwhile is on the agent.
  return { ...((await read()) ?? agent), asked: data[0] ?? null };
}

const byName = ({ jurisdiction }: RegisteredAgent) => stateName(jurisdiction);
