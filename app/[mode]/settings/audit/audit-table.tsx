import { changeLines } from '#components/audit/change-lines.ts';
import { LogTime } from '#components/developers/log-time';
import { objectOfEntry } from '#components/developers/object-link.ts';
import { Who } from '#components/developers/who-cell';
import { type Column, DataTable } from '#components/ui/data-table';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import type { AuditEntry } from '#lib/contract/audit';
import type { Mode } from '#lib/contract/scalars';
import { actionWords } from './action-words.ts';
import { auditWords } from './words.ts';

type AuditTableProps = {
  rows: readonly AuditEntry[];
  mode: Mode;
  /** The URL of the list filtered by a person or key. */
  byActor: (actorId: string) => string;
};

export function AuditTable({ rows, mode, byActor }: AuditTableProps) {
  const columns: Column<AuditEntry>[] = [
    {
      key: 'what',
      head: auditWords.what,
      rowHead: true,
      cell: (entry) => (
        <>
          {actionWords(entry.action)}
          {changeLines(entry).map((line) => (
            <span key={line} className="block max-w-prose text-ink-2 text-small wrap-anywhere">
              {line}
            </span>
          ))}
        </>
      ),
    },
    {
      key: 'object',
      head: auditWords.object,
      nowrap: true,
      cell: (entry) => {
        const tail = <span className="font-mono text-small">…{entry.object_id.slice(-8)}</span>;
        const link = objectOfEntry(mode, entry);
        if (!link) return tail;
        return (
          <TextLink alone tone="quiet" href={link.href}>
            {link.label} {tail}
          </TextLink>
        );
      },
    },
    {
      key: 'who',
      head: auditWords.who,
      nowrap: true,
      cell: ({ actor }) =>
        actor.id ? (
          <TextLink alone tone="quiet" href={byActor(actor.id)}>
            <Who actor={actor} />
            <span className="sr-only">{auditWords.showAll}</span>
          </TextLink>
        ) : (
          <Who actor={actor} />
        ),
    },
    { key: 'at', head: auditWords.at, cell: (row) => <LogTime value={row.created_at} /> },
    {
      key: 'address',
      head: auditWords.address,
      wideOnly: true,
      blank: ({ address }) => address === null,
      cell: ({ address }) => <span className="font-mono text-small">{address ?? '—'}</span>,
    },
    {
      key: 'request',
      head: auditWords.request,
      headed: true,
      wideOnly: true,
      // An entry without a request has no row in the request log.
      cell: ({ address, request_id }) => {
        const tail = <span className="whitespace-nowrap font-mono text-small">…{request_id.slice(-8)}</span>;
        return address === null ? (
          tail
        ) : (
          <TextLink alone tone="quiet" href={paths.request(mode, request_id)}>
            {tail}
          </TextLink>
        );
      },
    },
  ];
  return (
    <DataTable
      lines
      caption={auditWords.title}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      sticky
    />
  );
}
