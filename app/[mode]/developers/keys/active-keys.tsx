import { CopyButton } from '#components/ui/copy-button';
import { EmptyState } from '#components/ui/empty-state';
import { env } from '#lib/config/env';
import type { Mode } from '#lib/contract/scalars';
import type { Session } from '#lib/session/session';
import { FocusAfterEnd } from './focus-after-end.ts';
import { KeyTable } from './key-table.tsx';
import { keyWords } from './words.ts';

// An organization never has more active keys.
const all = 100;

export async function ActiveKeys({ session, now }: { session: Session; now: string }) {
  const { roles } = session.organization;
  const { data } = await session.consoleClient.apiKeys.list({ status: 'active', limit: all });
  return (
    <>
      <FocusAfterEnd working={data.map(({ id }) => id)} />
      {data.length === 0 ? (
        <NoKeys mode={session.mode} baseUrl={env().BASE_URL} />
      ) : (
        <KeyTable
          caption={keyWords.page.working}
          rows={data}
          now={now}
          {...(session.may('develop') && { roles })}
        />
      )}
    </>
  );
}

type NoKeysProps = { mode: Mode; baseUrl: string };

function NoKeys({ mode, baseUrl }: NoKeysProps) {
  const line = `curl -H "Authorization: Bearer $STATEHOUSE_${mode.toUpperCase()}_KEY" ${baseUrl}/v1/jurisdiction`;
  return (
    <EmptyState kind="nothing-yet" title={keyWords.page.none(mode)}>
      <p>{keyWords.page.noneDetail}</p>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <code className="wrap-anywhere rounded-chip bg-sunken px-2 py-1 font-mono text-ink text-small">
          {line}
        </code>
        <CopyButton text={line} label={keyWords.page.command} />
      </div>
    </EmptyState>
  );
}
