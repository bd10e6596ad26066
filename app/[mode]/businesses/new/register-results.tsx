import { stateName } from '#components/filings/state-name';
import { type Column, DataTable } from '#components/ui/data-table';
import { EmptyState } from '#components/ui/empty-state';
import { LinkButton } from '#components/ui/link-button';
import { Notice } from '#components/ui/notice';
import { CivilDate } from '#components/ui/time';
import { ClientProblem } from '#lib/client/client-problem';
import { paths } from '#lib/config/paths';
import type { RegistryRecord } from '#lib/contract/registry';
import type { Session } from '#lib/session/session';
import { nameOfFound } from './found-record.ts';
import { type RegisterState, registerQuery } from './register-query.ts';

const most = 20;

/** What the register has of the name or number. A search that cannot be made says why, and typing goes on. */
export async function RegisterResults({ session, state }: { session: Session; state: RegisterState }) {
  const { client, mode } = session;
  const query = state.q?.trim();
  if (!query) return null;
  const here = (change: Partial<RegisterState>) =>
    registerQuery(paths.newBusiness(mode), { ...state, ...change });
  let rows: RegistryRecord[];
  try {
    const asked = { query, limit: most, ...(state.in && { jurisdiction: state.in }) };
    rows = (await client.businesses.searchRegistry(asked)).data;
  } catch (error) {
    if (!(error instanceof ClientProblem)) throw error;
    return (
      <Notice
        kind="warning"
        title={error.problem.title}
        actions={
          error.code === 'unavailable' ? (
            <LinkButton size="small" href={here({})}>
              Try again
            </LinkButton>
          ) : null
        }
      >
        {error.problem.detail} The record can be typed in below.
      </Notice>
    );
  }
  if (rows.length === 0) {
    return (
      <EmptyState kind="no-match" title={`The register has no “${query}”`}>
        Try fewer words or the number, or type the record in below.
      </EmptyState>
    );
  }
  const columns: Column<RegistryRecord>[] = [
    {
      key: 'name',
      head: 'Legal name',
      rowHead: true,
      cell: ({ legal_name }) => <span className="record wrap-anywhere">{legal_name}</span>,
    },
    {
      key: 'number',
      head: 'Number',
      cell: (row) => <code className="font-mono">{row.registration_number}</code>,
    },
    { key: 'state', head: 'State', cell: ({ jurisdiction }) => stateName(jurisdiction) },
    { key: 'status', head: 'Status', cell: ({ status }) => <span className="capitalize">{status}</span> },
    {
      key: 'formed',
      head: 'Formed',
      wideOnly: true,
      cell: ({ formation_date }) => (formation_date ? <CivilDate value={formation_date} /> : '—'),
    },
    {
      key: 'use',
      head: 'Use',
      hideHead: true,
      cell: (row) => (
        <LinkButton size="small" href={`${here({ use: nameOfFound(row) })}#record`}>
          Use this
          <span className="sr-only"> {row.legal_name}</span>
        </LinkButton>
      ),
    },
  ];
  return <DataTable caption="Companies in the register" columns={columns} rows={rows} rowKey={nameOfFound} />;
}
