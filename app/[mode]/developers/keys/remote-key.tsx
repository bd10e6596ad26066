import { FactList } from '#components/ui/fact-list';
import { Notice } from '#components/ui/notice';
import { Section } from '#components/ui/section';
import { Time } from '#components/ui/time';
import type { RemoteKey as RemoteKeyFacts } from '#lib/contract/remote-key';
import type { Session } from '#lib/session/session';
import { RemoteKeyButtons } from './remote-key-buttons.tsx';
import { keyWords } from './words.ts';

/** Shown only if the dashboard files with a service that is hosted elsewhere: the organization's own key for it. */
export async function RemoteKey({ session }: { session: Session }) {
  const remoteKey = await session.consoleClient.remoteKeys.get();
  if (!remoteKey.service) return null;
  const { host } = new URL(remoteKey.service);
  return (
    <div className="mb-8">
      <Section
        first
        id="filing-service"
        title={keyWords.remote.title(host)}
        description={keyWords.remote.description(session.mode, host)}
        measure="form"
        actions={session.may('administer') ? <RemoteKeyButtons remoteKey={remoteKey} host={host} /> : null}
      >
        {remoteKey.last_four ? (
          <SetKey remoteKey={remoteKey} />
        ) : (
          <Notice kind="warning" title={keyWords.remote.none(session.mode)}>
            {keyWords.remote.noneDetail(session.mode, host)}
          </Notice>
        )}
      </Section>
    </div>
  );
}

function SetKey({ remoteKey: { last_four, set_by, set_at } }: { remoteKey: RemoteKeyFacts }) {
  return (
    <FactList
      facts={[
        { term: keyWords.remote.endsIn, value: <code className="font-mono">{last_four}</code> },
        { term: keyWords.remote.addedBy, value: set_by ?? keyWords.remote.someoneGone },
        ...(set_at ? [{ term: keyWords.remote.added, value: <Time value={set_at} /> }] : []),
      ]}
    />
  );
}
