import { canBeFilled } from '#components/businesses/gap-words';
import { PendingCell } from '#components/businesses/pending-cell';
import { Readiness } from '#components/businesses/readiness';
import { RegisteredCell } from '#components/businesses/registered-cell';
import { stateName } from '#components/filings/state-name';
import { type Column, DataTable } from '#components/ui/data-table';
import { LinkButton } from '#components/ui/link-button';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import type { BusinessRow } from '#lib/contract/console/business-rows';
import type { Mode } from '#lib/contract/scalars';
import { type BusinessListState, businessListQuery } from './business-list-query.ts';

type BusinessTableProps = {
  rows: readonly BusinessRow[];
  state: BusinessListState;
  mode: Mode;
  canAct: boolean;
};

export function BusinessTable({ rows, state, mode, canAct }: BusinessTableProps) {
  const dir = state.sort === 'name' && state.dir === 'asc' ? 'desc' : 'asc';
  const columns: Column<BusinessRow>[] = [
    {
      key: 'name',
      head: 'Business',
      rowHead: true,
      width: '27%',
      cell: ({ business }) => (
        <>
          <TextLink tone="record" prefetch={false} href={paths.business(mode, business.id)}>
            {business.legal_name}
          </TextLink>
          <span className="block text-ink-2 text-small">
            {business.registration_number ? `No. ${business.registration_number}` : 'No number yet'}
          </span>
        </>
      ),
      sortHref: businessListQuery(paths.businesses(mode), { ...state, sort: 'name', dir, pages: [] }),
      sorted: state.sort !== 'name' ? undefined : state.dir === 'asc' ? 'ascending' : 'descending',
    },
    {
      key: 'home',
      head: 'Home state',
      wideOnly: true,
      cell: ({ business }) => stateName(business.formation_jurisdiction),
    },
    { key: 'registered', head: 'Registered in', cell: (row) => <RegisteredCell {...row} /> },
    { key: 'pending', head: 'Pending', cell: (row) => <PendingCell {...row} /> },
    { key: 'ready', head: 'Can qualify', cell: ({ gaps }) => <Readiness gaps={gaps} /> },
  ];
  const act: Column<BusinessRow> = {
    key: 'act',
    head: 'Next step',
    hideHead: true,
    cell: (row) => <NextStep row={row} mode={mode} />,
  };
  return (
    <DataTable
      caption="Businesses"
      columns={canAct ? [...columns, act] : columns}
      rows={rows}
      rowKey={({ business }) => business.id}
      sticky
    />
  );
}

function NextStep({ row: { business, gaps }, mode }: { row: BusinessRow; mode: Mode }) {
  const isReady = gaps.length === 0;
  if (!isReady && !canBeFilled(gaps)) return null;
  return (
    <LinkButton
      size="small"
      prefetch={false}
      data-next-step=""
      href={isReady ? paths.newPlan(mode, { business: business.id }) : paths.editBusiness(mode, business.id)}
    >
      {isReady ? 'Qualify' : 'Complete'}
      <span className="sr-only">
        {isReady ? ' in another state:' : ' the record:'} {business.legal_name}
      </span>
    </LinkButton>
  );
}
