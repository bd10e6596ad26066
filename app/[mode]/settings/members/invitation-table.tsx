import { Moment } from '#components/filings/moment';
import { roleNames } from '#components/people/words.ts';
import { Chip } from '#components/ui/chip';
import { type Column, DataTable } from '#components/ui/data-table';
import { Section } from '#components/ui/section';
import type { Invitation } from '#lib/contract/invitation';
import type { Session } from '#lib/session/session';
import { settingsWords } from '../words.ts';
import { InvitationButtons } from './invitation-buttons.tsx';

const words = settingsWords.members;

// The most open invitations of an organization.
const most = 100;

/** Shown only if there is an open invitation. */
export async function InvitationTable({ session, now }: { session: Session; now: string }) {
  const { data } = await session.consoleClient.invitations.list({ limit: most });
  if (data.length === 0) return null;
  const columns: Column<Invitation>[] = [
    {
      key: 'email',
      head: words.invitation.email,
      rowHead: true,
      cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
    },
    { key: 'roles', head: words.invitation.roles, cell: ({ roles }) => roleNames(roles) },
    {
      key: 'status',
      head: words.invitation.status,
      cell: ({ status }) =>
        status === 'open' ? (
          <Chip tone="withUs">{words.open}</Chip>
        ) : (
          <Chip tone="neutral">{words.expired}</Chip>
        ),
    },
    {
      key: 'sent',
      head: words.invitation.sent,
      cell: ({ sent_at, invited_by }) => (
        <>
          <Moment value={sent_at} now={now} />
          {invited_by ? <span className="block text-ink-2 text-small">{words.by(invited_by)}</span> : null}
        </>
      ),
    },
    {
      key: 'expires',
      head: words.invitation.expires,
      wideOnly: true,
      cell: ({ expires_at }) => <Moment value={expires_at} now={now} />,
    },
    {
      key: 'acts',
      head: words.table.change,
      hideHead: true,
      cell: (invitation) => <InvitationButtons mode={session.mode} invitation={invitation} />,
    },
  ];
  return (
    <Section id="invitations" title={words.invitations} description={words.invitationsDetail}>
      <DataTable caption={words.invitations} columns={columns} rows={data} rowKey={({ id }) => id} />
    </Section>
  );
}
