import { env } from '#lib/config/env';
import type { Session } from '#lib/session/session';
import { FocusAfterEnd } from './focus-after-end.ts';
import { KeyTable } from './key-table.tsx';
import { NoKeys } from './no-keys.tsx';
import { keyWords } from './words.ts';

// There are never more that work.
const all = 100;

export async function ActiveKeys({ session, now }: { session: Session; now: string }) {
  const { data } = await session.consoleClient.apiKeys.list({ status: 'active', limit: all });
  return (
    <>
      <FocusAfterEnd working={data.map(({ id }) => id)} />
      {data.length === 0 ? (
        <NoKeys mode={session.mode} baseUrl={env().BASE_URL} />
      ) : (
        <KeyTable caption={keyWords.page.working} rows={data} now={now} mayChange={session.may('develop')} />
      )}
    </>
  );
}
