import { Moment } from '#components/filings/moment';
import { type Column, DataTable } from '#components/ui/data-table';
import { Section } from '#components/ui/section';
import { env } from '#lib/config/env';
import { hasHostName } from '#lib/config/has-host-name';
import type { Passkey } from '#lib/contract/passkey';
import type { Session } from '#lib/session/session';
import { settingsWords } from '../words.ts';
import { AddPasskey } from './add-passkey.tsx';
import { RemovePasskey } from './remove-passkey.tsx';

const words = settingsWords.security.passkeys;

type PasskeySectionProps = { session: Session; now: string; asksCode: boolean };

export async function PasskeySection({ session, now, asksCode }: PasskeySectionProps) {
  const { mode, person, hasPassword, consoleClient } = session;
  const { data } = await consoleClient.secondFactor.passkeys();
  const columns: Column<Passkey>[] = [
    { key: 'name', head: words.name, rowHead: true, cell: ({ name }) => name },
    { key: 'added', head: words.added, cell: (row) => <Moment value={row.created_at} now={now} /> },
    {
      key: 'used',
      head: words.used,
      cell: ({ last_used_at }) =>
        last_used_at ? <Moment value={last_used_at} now={now} /> : <span>{words.never}</span>,
    },
    {
      key: 'acts',
      head: words.change,
      actions: true,
      cell: ({ id, name }) => (
        <RemovePasskey mode={mode} email={person.email} id={id} name={name} asksCode={asksCode} />
      ),
    },
  ];
  const cannotAdd = hasHostName(env().BASE_URL) ? !hasPassword && words.needsPassword : words.needsHostName;
  return (
    <Section
      id="passkeys"
      title={words.title}
      description={words.detail}
      measure={data.length > 0 ? 'full' : 'form'}
      actions={
        cannotAdd ? (
          <p className="max-w-form text-ink-2">{cannotAdd}</p>
        ) : (
          <AddPasskey mode={mode} email={person.email} asksCode={asksCode} />
        )
      }
    >
      {data.length > 0 ? (
        <DataTable caption={words.title} columns={columns} rows={data} rowKey={({ id }) => id} />
      ) : null}
    </Section>
  );
}
