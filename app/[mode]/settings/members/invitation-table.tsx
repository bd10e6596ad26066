import { Moment } from '#components/filings/moment';
import { roleNames } from '#components/people/words.ts';
import { Chip } from '#components/ui/chip';
import { type Column, DataTable } from '#components/ui/data-table';
import { Section } from '#components/ui/section';
import type { Invitation } from '#lib/contract/invitation';
import type { Session } from '#lib/session/session';
import { settingsWords } from '../words.ts';
import { InvitationButtons } from './invitation-buttons.tsx';
import { invitationWords } from './words.ts';

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
      head: invitationWords.email,
      rowHead: true,
      cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
    },
    { key: 'roles', head: invitationWords.roles, cell: ({ roles }) => roleNames(roles) },
    {
      key: 'status',
      head: invitationWords.status,
      cell: ({ status, refused_at }) =>
        refused_at ? (
          <>
            <Chip tone="you">{invitationWords.notDelivered}</Chip>
            <span className="mt-1 block max-w-56 text-small">{invitationWords.refused}</span>
          </>
        ) : status === 'open' ? (
          <Chip tone="withUs">{invitationWords.open}</Chip>
        ) : (
          <Chip tone="neutral">{invitationWords.expired}</Chip>
        ),
    },
    {
      key: 'sent',
      head: invitationWords.sent,
      cell: ({ sent_at, invited_by }) => (
        <>
          <Moment value={sent_at} now={now} />
          {invited_by ? <span className="block text-ink-2 text-small">{words.by(invited_by)}</span> : null}
        </>
      ),
    },
    {
      key: 'expires',
      head: invitationWords.expires,
      wideOnly: true,
      cell: ({ expires_at }) => <Moment value={expires_at} now={now} />,
    },
    {
      key: 'acts',
      head: words.table.change,
      actions: true,
      cell: (invitation) => <InvitationButtons mode={session.mode} invitation={invitation} />,
    },
  ];
  return (
    <Section id="invitations" title={invitationWords.title} description={invitationWords.detail}>
      <DataTable caption={invitationWords.title} columns={columns} rows={data} rowKey={({ id }) => id} />
    </Section>
  );
}
