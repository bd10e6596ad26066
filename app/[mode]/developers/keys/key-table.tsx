import {
  addressLine,
  chosenLines,
  endOf,
  maskedKey,
  scopeWords,
  standingOf,
} from '#components/developers/key-words.ts';
import { Moment } from '#components/filings/moment';
import { Chip } from '#components/ui/chip';
import { type Column, DataTable } from '#components/ui/data-table';
import type { ApiKey } from '#lib/contract/api-key';
import type { Role } from '#lib/contract/roles';
import { KeyButtons } from './key-desk.tsx';
import { keyWords } from './words.ts';

type KeyTableProps = {
  caption: string;
  rows: readonly ApiKey[];
  now: string;
  /** Ended keys show when they ended. */
  ended?: boolean;
  /** Of a person who may change keys. */
  roles?: readonly Role[];
};

export function KeyTable({ caption, rows, now, ended = false, roles }: KeyTableProps) {
  const columns: Column<ApiKey>[] = [
    { key: 'name', head: keyWords.table.key, rowHead: true, cell: (key) => <KeyName apiKey={key} /> },
    { key: 'status', head: keyWords.table.status, cell: (key) => <KeyStanding apiKey={key} now={now} /> },
    { key: 'scope', head: keyWords.table.scope, cell: (key) => <KeyAccess apiKey={key} /> },
    {
      key: 'used',
      head: keyWords.table.used,
      cell: (key) => (
        <KeyMoment
          at={key.last_used_at}
          now={now}
          none={keyWords.table.never}
          beside={key.last_used_address}
        />
      ),
    },
    {
      key: 'created',
      head: keyWords.table.created,
      wideOnly: true,
      cell: (key) => <KeyMoment at={key.created_at} now={now} none="" beside={key.created_by} />,
    },
    {
      key: 'end',
      head: ended ? keyWords.table.endedAt : keyWords.table.expires,
      cell: (key) => (
        <KeyMoment at={ended ? endOf(key) : key.expires_at} now={now} none={keyWords.table.never} />
      ),
    },
  ];
  if (roles) {
    columns.push({
      key: 'acts',
      head: keyWords.table.change,
      actions: true,
      cell: (key) => <KeyButtons apiKey={key} roles={roles} />,
    });
  }
  return <DataTable caption={caption} columns={columns} rows={rows} rowKey={({ id }) => id} />;
}

function KeyName({ apiKey }: { apiKey: ApiKey }) {
  return (
    <>
      <span className="wrap-anywhere">{apiKey.name}</span>
      <code className="block whitespace-nowrap font-mono font-normal text-ink-2 text-small">
        {maskedKey(apiKey)}
      </code>
    </>
  );
}

/** The scopes of the key, and its addresses. */
function KeyAccess({ apiKey }: { apiKey: ApiKey }) {
  const lines = [...chosenLines(apiKey), addressLine(apiKey)].filter((line) => line !== null);
  return (
    <>
      <span className="whitespace-nowrap">{scopeWords[apiKey.scope].short}</span>
      {lines.map((line) => (
        <span key={line} className="wrap-anywhere block text-ink-2 text-small">
          {line}
        </span>
      ))}
    </>
  );
}

function KeyStanding({ apiKey, now }: { apiKey: ApiKey; now: string }) {
  const { words, tone } = standingOf(apiKey, now);
  return <Chip tone={tone}>{words}</Chip>;
}

type MomentProps = { at: string | null; now: string; none: string; beside?: string | null };

/** A time, with a person or an address below it. */
function KeyMoment({ at, now, none, beside }: MomentProps) {
  if (at === null) return <span className="text-ink-2">{none}</span>;
  return (
    <span>
      <Moment value={at} now={now} />
      {beside ? <span className="wrap-anywhere block text-ink-2 text-small">{beside}</span> : null}
    </span>
  );
}
