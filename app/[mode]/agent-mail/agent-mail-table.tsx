import { MailReceived } from '#components/agent-mail/mail-received';
import { MailStatus } from '#components/agent-mail/mail-status';
import { agentMailWords } from '#components/agent-mail/words.ts';
import { StateBeside } from '#components/filings/state-beside';
import { stateName } from '#components/filings/state-name.ts';
import { RowPicker } from '#components/lists/row-picker';
import { selectionWords } from '#components/lists/selection-words.ts';
import { type Column, DataTable } from '#components/ui/data-table';
import { TextLink } from '#components/ui/text-link';
import { CivilDate } from '#components/ui/time';
import { paths } from '#lib/config/paths';
import type { AgentMailRowShown } from '#lib/contract/agent-mail-rows';
import type { Mode } from '#lib/contract/scalars';
import { isPressing } from '#lib/rules/agent-mail/is-pressing';
import { TagLinks } from './tag-links.tsx';
import { inboxWords as words } from './words.ts';

type AgentMailTableProps = { rows: readonly AgentMailRowShown[]; mode: Mode; now: string; canPick: boolean };

export function AgentMailTable({ rows, mode, now, canPick }: AgentMailTableProps) {
  const nameOf = ({ mail }: AgentMailRowShown) => agentMailWords.title(mail);
  const picker: Column<AgentMailRowShown> = {
    key: 'pick',
    head: selectionWords.select,
    hideHead: true,
    picker: true,
    cell: (row) => <RowPicker id={row.mail.id} name={nameOf(row)} />,
  };
  const columns: Column<AgentMailRowShown>[] = [
    ...(canPick ? [picker] : []),
    {
      key: 'what',
      head: words.what,
      rowHead: true,
      width: '28%',
      cut: nameOf,
      cell: (row) => (
        <TextLink
          tone={row.mail.read ? undefined : 'strong'}
          alone
          href={paths.agentMailPiece(mode, row.mail.id)}
        >
          {nameOf(row)}
        </TextLink>
      ),
    },
    {
      key: 'business',
      head: words.business,
      width: '22%',
      cut: ({ mail }) => mail.legal_name,
      cell: ({ mail }) => (
        <>
          <TextLink tone="record" href={paths.business(mode, mail.business_id)}>
            {mail.legal_name}
          </TextLink>
          <StateBeside name={stateName(mail.jurisdiction)} />
        </>
      ),
    },
    {
      key: 'state',
      head: words.state,
      wideOnly: true,
      nowrap: true,
      cell: ({ mail }) => stateName(mail.jurisdiction),
    },
    { key: 'status', head: words.status, cell: ({ mail }) => <MailStatus mail={mail} /> },
    {
      key: 'tags',
      head: words.tags,
      muted: true,
      blank: ({ mail }) => mail.tags.length === 0,
      cell: ({ mail }) => (mail.tags.length > 0 ? <TagLinks mail={mail} /> : words.nothing),
    },
    {
      key: 'owner',
      head: selectionWords.owner,
      nowrap: true,
      muted: true,
      blank: ({ owner }) => owner === null,
      cell: ({ owner }) => owner?.name ?? words.nothing,
    },
    {
      key: 'received',
      head: words.received,
      numeric: true,
      cell: ({ mail }) =>
        isPressing(mail) ? (
          <span className="font-semibold text-stop">
            <MailReceived receivedOn={mail.received_on} now={now} headed />
          </span>
        ) : (
          <CivilDate value={mail.received_on} />
        ),
    },
  ];
  return (
    <DataTable
      lines
      caption={words.title}
      columns={columns}
      rows={rows}
      rowKey={({ mail }) => mail.id}
      sticky
    />
  );
}
