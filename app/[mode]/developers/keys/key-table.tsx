import { endOf, scopeWords } from '#components/developers/key-words';
import { type Column, DataTable } from '#components/ui/data-table';
import type { ApiKey } from '#lib/contract/console/api-key';
import { KeyMoment, KeyName, KeyStanding } from './key-facts.tsx';
import { RenameKey } from './rename-key.tsx';
import { RevokeKey } from './revoke-key.tsx';
import { RollKey } from './roll-key.tsx';

type KeyTableProps = {
  caption: string;
  rows: readonly ApiKey[];
  now: string;
  /** Keys that no longer work tell when they ended. */
  ended?: boolean;
  mayChange?: boolean;
};

export function KeyTable({ caption, rows, now, ended = false, mayChange = false }: KeyTableProps) {
  const columns: Column<ApiKey>[] = [
    { key: 'name', head: 'Key', rowHead: true, cell: (key) => <KeyName apiKey={key} /> },
    { key: 'status', head: 'Status', cell: (key) => <KeyStanding apiKey={key} now={now} /> },
    { key: 'scope', head: 'May', nowrap: true, cell: ({ scope }) => scopeWords[scope].short },
    {
      key: 'used',
      head: 'Last used',
      cell: (key) => (
        <KeyMoment at={key.last_used_at} now={now} none="Never" beside={key.last_used_address} />
      ),
    },
    {
      key: 'created',
      head: 'Created',
      wideOnly: true,
      cell: (key) => <KeyMoment at={key.created_at} now={now} none="" beside={key.created_by} />,
    },
    {
      key: 'end',
      head: ended ? 'Ended' : 'Expires',
      cell: (key) => <KeyMoment at={ended ? endOf(key) : key.expires_at} now={now} none="Never" />,
    },
  ];
  const acts: Column<ApiKey> = {
    key: 'acts',
    head: 'Change',
    hideHead: true,
    cell: (key) => <KeyActs apiKey={key} today={now.slice(0, 10)} />,
  };
  return (
    <DataTable
      caption={caption}
      columns={mayChange ? [...columns, acts] : columns}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
}

function KeyActs({ apiKey, today }: { apiKey: ApiKey; today: string }) {
  return (
    <div className="flex flex-wrap gap-1 py-1">
      {apiKey.replaced_by ? null : <RollKey apiKey={apiKey} today={today} />}
      <RevokeKey apiKey={apiKey} />
      <RenameKey apiKey={apiKey} />
    </div>
  );
}
