import { LogTime } from '#components/developers/log-time';
import { objectLink } from '#components/developers/object-link.ts';
import { Who } from '#components/developers/who-cell';
import { type Column, DataTable } from '#components/ui/data-table';
import { Identifier } from '#components/ui/identifier';
import { TextLink } from '#components/ui/text-link';
import type { Event } from '#lib/contract/event';
import type { Mode } from '#lib/contract/scalars';
import { eventWords } from './words.ts';

type EventTableProps = {
  rows: readonly Event[];
  mode: Mode;
  opened: string | null;
  open: (eventId: string) => string;
};

export function EventTable({ rows, mode, opened, open }: EventTableProps) {
  const columns: Column<Event>[] = [
    {
      key: 'type',
      head: eventWords.event,
      rowHead: true,
      cell: (row) => (
        <TextLink
          tone="strong"
          alone
          href={open(row.id)}
          aria-current={row.id === opened ? 'true' : undefined}
        >
          <span className="font-mono text-small">{row.type}</span>
        </TextLink>
      ),
    },
    // Beside the panel, which has the rest, there is room for two columns.
    ...(opened
      ? []
      : [
          {
            key: 'object',
            head: eventWords.about,
            nowrap: true,
            blank: ({ data }: Event) => !objectLink(mode, data.object),
            cell: ({ data }: Event) => {
              const link = objectLink(mode, data.object);
              if (!link) return '—';
              return (
                <TextLink alone tone="quiet" href={link.href}>
                  {link.label} <span className="font-mono text-small">…{link.id.slice(-8)}</span>
                </TextLink>
              );
            },
          },
        ]),
    { key: 'at', head: eventWords.at, cell: (row) => <LogTime value={row.created_at} /> },
    ...(opened
      ? []
      : [
          { key: 'who', head: eventWords.causedBy, cell: (row: Event) => <Who actor={row.actor} /> },
          {
            key: 'id',
            head: eventWords.id,
            headed: true,
            wideOnly: true,
            cell: (row: Event) => <Identifier value={row.id} label={eventWords.copyId} />,
          },
        ]),
  ];
  return (
    <DataTable
      lines
      caption={eventWords.title}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      isSelected={(row) => row.id === opened}
      sticky
    />
  );
}
