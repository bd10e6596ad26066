import { Moment } from '#components/filings/moment';
import { roleNames } from '#components/people/words.ts';
import { Chip } from '#components/ui/chip';
import { type Column, DataTable } from '#components/ui/data-table';
import type { Member } from '#lib/contract/member';
import type { Session } from '#lib/session/session';
import { settingsWords } from '../words.ts';
import { MemberButtons } from './member-buttons.tsx';

const words = settingsWords.members;

type MemberTableProps = {
  session: Session;
  rows: readonly Member[];
  /** The members of all pages. */
  everybody: readonly Member[];
  now: string;
};

export function MemberTable({ session, rows, everybody, now }: MemberTableProps) {
  const { mode, person } = session;
  const columns: Column<Member>[] = [
    {
      key: 'member',
      head: words.table.member,
      rowHead: true,
      cell: ({ id, name, email }) => (
        // A long address breaks before its domain.
        <>
          <span className="wrap-anywhere">
            {name}
            {id === person.id ? ` (${words.table.you})` : ''}
          </span>
          <span className="wrap-anywhere block min-w-44 font-normal text-ink-2 text-small">
            {email.slice(0, email.lastIndexOf('@'))}
            <wbr />
            {email.slice(email.lastIndexOf('@'))}
          </span>
        </>
      ),
    },
    { key: 'roles', head: words.table.roles, cell: ({ roles }) => roleNames(roles) },
    {
      key: 'status',
      head: words.table.status,
      cell: ({ suspended_at }) =>
        suspended_at ? <Chip tone="stop">{words.suspended}</Chip> : <Chip tone="done">{words.active}</Chip>,
    },
    {
      key: 'since',
      head: words.table.since,
      wideOnly: true,
      cell: ({ created_at }) => <Moment value={created_at} now={now} />,
    },
  ];
  const factor: Column<Member> = {
    key: 'factor',
    head: words.table.factor,
    cell: ({ has_second_factor }) => (has_second_factor ? words.hasFactor : words.hasNoFactor),
  };
  const acts: Column<Member> = {
    key: 'acts',
    head: words.table.change,
    actions: true,
    cell: (member) => (
      <MemberButtons mode={mode} member={member} everybody={everybody} isSelf={member.id === person.id} />
    ),
  };
  return (
    <DataTable
      caption={words.title}
      columns={session.may('administer') ? [...columns, factor, acts] : columns}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
}
