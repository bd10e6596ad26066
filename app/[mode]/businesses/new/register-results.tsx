import { stateName } from '#components/filings/state-name.ts';
import { type Column, DataTable } from '#components/ui/data-table';
import { EmptyState } from '#components/ui/empty-state';
import { LinkButton } from '#components/ui/link-button';
import { Notice } from '#components/ui/notice';
import { TextLink } from '#components/ui/text-link';
import { CivilDate } from '#components/ui/time';
import { ClientProblem } from '#lib/client/client-problem';
import { onRecord } from '#lib/client/on-record';
import { paths } from '#lib/config/paths';
import type { RegistryRecord } from '#lib/contract/registry';
import type { Session } from '#lib/session/session';
import { registerWords } from '../words.ts';
import { nameOfFound } from './found-record.ts';
import { type RegisterState, registerQuery } from './register-query.ts';

const most = 20;

/** `knownAs` is the id of its record. */
type FoundCompany = RegistryRecord & { knownAs: string | undefined };

/** The register's results for the name or number. If the search fails, it says why, and the form can still be used. */
export async function RegisterResults({ session, state }: { session: Session; state: RegisterState }) {
  const { client, mode } = session;
  const query = state.q?.trim();
  if (!query) return null;
  const here = (change: Partial<RegisterState>) =>
    registerQuery(paths.newBusiness(mode), { ...state, ...change });
  let rows: FoundCompany[];
  let isCut: boolean;
  try {
    const asked = { query, limit: most, ...(state.in && { jurisdiction: state.in }) };
    const found = await client.businesses.searchRegistry(asked);
    const known = await onRecord(client.businesses, found.data);
    rows = found.data.map((company, place) => ({ ...company, knownAs: known[place] }));
    isCut = found.has_more;
  } catch (error) {
    if (!(error instanceof ClientProblem)) throw error;
    return (
      <Notice
        kind="warning"
        title={error.problem.title}
        actions={
          error.code === 'unavailable' ? (
            <LinkButton size="small" href={here({})}>
              {registerWords.tryAgain}
            </LinkButton>
          ) : null
        }
      >
        {error.problem.detail} {registerWords.typeBelow}
      </Notice>
    );
  }
  if (rows.length === 0) {
    return (
      <EmptyState kind="no-match" title={registerWords.noMatch(query)}>
        {registerWords.noMatchDetail}
      </EmptyState>
    );
  }
  const columns: Column<FoundCompany>[] = [
    {
      key: 'name',
      head: registerWords.legalName,
      rowHead: true,
      cell: ({ legal_name }) => <span className="record wrap-anywhere">{legal_name}</span>,
    },
    {
      key: 'number',
      head: registerWords.number,
      cell: (row) => <code className="font-mono">{row.registration_number}</code>,
    },
    { key: 'state', head: registerWords.state, cell: ({ jurisdiction }) => stateName(jurisdiction) },
    {
      key: 'status',
      head: registerWords.statusHead,
      cell: ({ status }) => <span className="capitalize">{status}</span>,
    },
    {
      key: 'formed',
      head: registerWords.formed,
      wideOnly: true,
      cell: ({ formation_date }) => (formation_date ? <CivilDate value={formation_date} /> : '—'),
    },
    {
      key: 'use',
      head: registerWords.use,
      actions: true,
      cell: (row) => {
        if (row.knownAs) {
          return (
            <TextLink alone href={paths.business(mode, row.knownAs)}>
              {registerWords.onRecord}
              <span className="sr-only">: {row.legal_name}</span>
            </TextLink>
          );
        }
        return (
          <LinkButton size="small" href={`${here({ use: nameOfFound(row) })}#record`}>
            {registerWords.useThis}
            <span className="sr-only"> {row.legal_name}</span>
          </LinkButton>
        );
      },
    },
  ];
  return (
    <>
      <DataTable caption={registerWords.companies} columns={columns} rows={rows} rowKey={nameOfFound} />
      {isCut ? <p className="text-ink-2 text-small">{registerWords.closest(most)}</p> : null}
    </>
  );
}
