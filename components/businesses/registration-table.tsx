import { hrefOf, markOf } from '#components/businesses/registration-marks.ts';
import type { StateRegistration } from '#components/businesses/registrations.ts';
import { businessWords } from '#components/businesses/words.ts';
import { stateName } from '#components/filings/state-name.ts';
import { MarkChip } from '#components/filings/status-chip';
import { Chip } from '#components/ui/chip';
import { type Column, DataTable } from '#components/ui/data-table';
import { TextLink } from '#components/ui/text-link';
import { CivilDate } from '#components/ui/time';
import type { Mode } from '#lib/contract/scalars';

type RegistrationTableProps = { registrations: readonly StateRegistration[]; mode: Mode };

/** The facts of the map as a table. */
export function RegistrationTable({ registrations, mode }: RegistrationTableProps) {
  const columns: Column<StateRegistration>[] = [
    {
      key: 'state',
      head: businessWords.shown.state,
      rowHead: true,
      cell: (one) => <StateLink href={hrefOf(one, mode)} name={stateName(one.code)} />,
    },
    {
      key: 'status',
      head: businessWords.shown.status,
      cell: (one) => <RegistrationChip registration={one} />,
    },
    {
      key: 'number',
      head: businessWords.shown.numberHead,
      blank: ({ number }) => !number,
      cell: ({ number }) => (number ? <span className="record">{number}</span> : '—'),
    },
    {
      key: 'date',
      head: businessWords.shown.since,
      numeric: true,
      blank: ({ date }) => !date,
      cell: ({ date }) => (date ? <CivilDate value={date} /> : '—'),
    },
  ];
  return (
    <DataTable
      lines
      caption={businessWords.shown.byState}
      columns={columns}
      rows={registrations}
      rowKey={({ code }) => code}
    />
  );
}

function StateLink({ href, name }: { href: string | undefined; name: string }) {
  if (!href) return name;
  return (
    <TextLink alone href={href}>
      {name}
    </TextLink>
  );
}

function RegistrationChip({ registration }: { registration: StateRegistration }) {
  const mark = markOf(registration);
  return mark === null ? <Chip>{businessWords.shown.home}</Chip> : <MarkChip mark={mark} />;
}
