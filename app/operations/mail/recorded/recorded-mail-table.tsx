import { agentMailWords } from '#components/agent-mail/words.ts';
import { Moment } from '#components/filings/moment';
import { stateName } from '#components/filings/state-name.ts';
import { StatusShape } from '#components/filings/status-shape';
import { Chip } from '#components/ui/chip';
import { type Column, DataTable } from '#components/ui/data-table';
import { TextLink } from '#components/ui/text-link';
import { CivilDate } from '#components/ui/time';
import { deskPaths } from '#lib/config/desk-paths';
import type { DeskMail } from '#lib/contract/desk-mail';
import { WithdrawMail } from '../withdraw-mail.tsx';
import { deskMailWords as words } from '../words.ts';

const columnsAt = (now: string): Column<DeskMail>[] => [
  { key: 'what', head: words.what, rowHead: true, width: '24%', cell: (mail) => agentMailWords.title(mail) },
  {
    key: 'business',
    head: words.business,
    cell: ({ legal_name, jurisdiction, organization }) => (
      <>
        <span className="record wrap-anywhere block">{legal_name}</span>
        <span className="block text-ink-2 text-small">
          {stateName(jurisdiction)}, {words.of(organization.name)}
        </span>
      </>
    ),
  },
  { key: 'received', head: words.received, cell: ({ received_on }) => <CivilDate value={received_on} /> },
  { key: 'recorded', head: words.at, cell: ({ created_at }) => <Moment value={created_at} now={now} /> },
  { key: 'status', head: words.status, cell: (mail) => <Standing mail={mail} /> },
  {
    key: 'scan',
    head: words.scan,
    cell: ({ id }) => (
      <TextLink alone href={deskPaths.mailScan(id)} target="_blank">
        {words.scan}
      </TextLink>
    ),
  },
  {
    key: 'actions',
    head: words.actions,
    actions: true,
    cell: (mail) => (mail.withdrawn_at ? null : <WithdrawMail mail={mail} />),
  },
];

export function RecordedMailTable({ rows, now }: { rows: readonly DeskMail[]; now: string }) {
  return <DataTable caption={words.recorded} columns={columnsAt(now)} rows={rows} rowKey={({ id }) => id} />;
}

function Standing({ mail: { withdrawn_at, withdrawn_by, withdrawn_reason } }: { mail: DeskMail }) {
  if (!withdrawn_at) return words.stands;
  return (
    <>
      <Chip icon={<StatusShape name="slash" />}>{agentMailWords.withdrawn}</Chip>
      <span className="wrap-anywhere block text-ink-2 text-small">
        {withdrawn_by ? words.withdrawnBy(withdrawn_by) : null}: {withdrawn_reason}
      </span>
    </>
  );
}
