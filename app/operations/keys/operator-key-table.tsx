import { addressLine, endOf, standingOf } from '#components/developers/key-words.ts';
import { Moment } from '#components/filings/moment';
import { Chip } from '#components/ui/chip';
import { type Column, DataTable } from '#components/ui/data-table';
import type { OperatorKey } from '#lib/contract/operator-key';
import { RevokeKey } from './revoke-key.tsx';
import { operatorKeyWords } from './words.ts';

export function OperatorKeyTable({ rows, now }: { rows: readonly OperatorKey[]; now: string }) {
  const moment = (at: string | null, beside: string | null = null) => (
    <span>
      {at ? <Moment value={at} now={now} /> : <span className="text-ink-2">{operatorKeyWords.never}</span>}
      {beside ? <span className="wrap-anywhere block text-ink-2 text-small">{beside}</span> : null}
    </span>
  );
  const columns: Column<OperatorKey>[] = [
    {
      key: 'name',
      head: operatorKeyWords.key,
      rowHead: true,
      cell: (key) => {
        const addresses = addressLine(key);
        return (
          <>
            <span className="wrap-anywhere">{key.name}</span>
            <code className="block whitespace-nowrap font-mono font-normal text-ink-2 text-small">
              sk_ops_…{key.last_four}
            </code>
            {addresses ? (
              <span className="wrap-anywhere block font-normal text-ink-2 text-small">{addresses}</span>
            ) : null}
          </>
        );
      },
    },
    {
      key: 'status',
      head: operatorKeyWords.status,
      cell: (key) => {
        const { words, tone } = standingOf({ ...key, replaced_by: null }, now);
        return <Chip tone={tone}>{words}</Chip>;
      },
    },
    {
      key: 'used',
      head: operatorKeyWords.used,
      cell: (key) => moment(key.last_used_at, key.last_used_address),
    },
    { key: 'created', head: operatorKeyWords.created, cell: (key) => moment(key.created_at, key.created_by) },
    { key: 'ends', head: operatorKeyWords.ends, cell: (key) => moment(endOf(key)) },
    {
      key: 'change',
      head: operatorKeyWords.change,
      actions: true,
      cell: (key) => (key.status === 'active' ? <RevokeKey id={key.id} name={key.name} /> : null),
    },
  ];
  return (
    <DataTable caption={operatorKeyWords.caption} columns={columns} rows={rows} rowKey={({ id }) => id} />
  );
}
