import { HttpStatus } from '#components/developers/http-status';
import { LogTime } from '#components/developers/log-time';
import { Who } from '#components/developers/who-cell';
import { type Column, DataTable } from '#components/ui/data-table';
import { Identifier } from '#components/ui/identifier';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import type { LoggedRequest } from '#lib/contract/request';
import type { Mode } from '#lib/contract/scalars';
import { requestWords } from './words.ts';

type RequestTableProps = {
  rows: readonly LoggedRequest[];
  mode: Mode;
  /** The list of one key's or person's requests. */
  byActor: (actorId: string) => string;
};

export function RequestTable({ rows, mode, byActor }: RequestTableProps) {
  const columns: Column<LoggedRequest>[] = [
    {
      key: 'request',
      head: requestWords.list.request,
      rowHead: true,
      width: '36%',
      cut: ({ method, path }) => `${method} ${path}`,
      cell: (row) => (
        <TextLink tone="strong" alone href={paths.request(mode, row.id)}>
          <span className="wrap-anywhere font-mono text-small">
            {row.method} {row.path}
          </span>
        </TextLink>
      ),
    },
    {
      key: 'status',
      head: requestWords.list.status,
      cell: (row) => (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 sm:max-wide:flex-col sm:max-wide:items-start wide:flex-nowrap">
          <HttpStatus status={row.status} />
          {row.problem_code ? (
            <code className="wrap-anywhere font-mono text-ink-2 text-small">{row.problem_code}</code>
          ) : null}
        </span>
      ),
    },
    {
      key: 'ms',
      head: requestWords.list.timeTaken,
      numeric: true,
      cell: (row) => `${shortly(row.duration_ms)} ms`,
    },
    {
      key: 'who',
      head: requestWords.list.madeBy,
      cell: ({ actor }) =>
        actor.id ? (
          <TextLink alone tone="quiet" href={byActor(actor.id)}>
            <Who actor={actor} />
            <span className="sr-only">{requestWords.list.showAll}</span>
          </TextLink>
        ) : (
          <Who actor={actor} />
        ),
    },
    { key: 'at', head: requestWords.list.at, cell: (row) => <LogTime value={row.created_at} /> },
    {
      key: 'id',
      head: requestWords.list.id,
      headed: true,
      wideOnly: true,
      cell: (row) => <Identifier value={row.request_id} label={requestWords.list.copyId} />,
    },
  ];
  return (
    <DataTable
      lines
      caption={requestWords.list.title}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      sticky
    />
  );
}

function shortly(milliseconds: number): string {
  return milliseconds < 10 ? milliseconds.toFixed(1) : Math.round(milliseconds).toLocaleString('en-US');
}
