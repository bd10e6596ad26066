import { businessWords } from '#components/businesses/words.ts';
import { addressLines } from '#components/forms/answer-words.ts';
import { partyName } from '#components/forms/part-words.ts';
import { type Column, DataTable } from '#components/ui/data-table';
import type { Owner } from '#lib/contract/party';
import { optionWords } from '#lib/rules/requirement/option-words';

type Person = { owner: Owner; key: string };

const columns: Column<Person>[] = [
  {
    key: 'name',
    head: businessWords.shown.name,
    rowHead: true,
    cell: ({ owner }) => <span className="record">{partyName(owner.name)}</span>,
  },
  {
    key: 'role',
    head: businessWords.shown.role,
    blank: ({ owner }) => !owner.role,
    cell: ({ owner }) => (owner.role ? optionWords(owner.role) : '—'),
  },
  {
    key: 'address',
    head: businessWords.shown.address,
    blank: ({ owner }) => !owner.address,
    cell: ({ owner }) =>
      owner.address ? <span className="record">{addressLines(owner.address).join(', ')}</span> : '—',
  },
  {
    key: 'share',
    head: businessWords.shown.share,
    numeric: true,
    blank: ({ owner }) => owner.ownership_percent === undefined || owner.ownership_percent === null,
    cell: ({ owner }) => owner.ownership_percent?.toLocaleString('en-US') ?? '—',
  },
];

/** The owners of the company, who are copied to each registration. */
export function PeopleTable({ owners }: { owners: readonly Owner[] }) {
  const rows = owners.map((owner, index) => ({ owner, key: `${index} ${partyName(owner.name)}` }));
  return (
    <DataTable
      lines
      caption={businessWords.shown.owners}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
    />
  );
}
