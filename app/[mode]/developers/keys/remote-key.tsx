import { FactList } from '#components/ui/fact-list';
import { Notice } from '#components/ui/notice';
import { Section } from '#components/ui/section';
import { Time } from '#components/ui/time';
import type { RemoteKey as RemoteKeyFacts } from '#lib/contract/console/remote-key';
import type { Session } from '#lib/session/session';
import { RemoteKeyButtons } from './remote-key-buttons.tsx';

/** Only where the dashboard files with a service that is hosted elsewhere: the organization's own key for it. */
export async function RemoteKey({ session }: { session: Session }) {
  const remoteKey = await session.console.remoteKeys.get();
  if (!remoteKey.service) return null;
  const { host } = new URL(remoteKey.service);
  return (
    <div className="mb-8">
      <Section
        first
        id="filing-service"
        title={`Key for ${host}`}
        description={`In ${session.mode} mode, this organization files with ${host} and uses this key for it.`}
        measure="form"
        actions={session.role === 'admin' ? <RemoteKeyButtons remoteKey={remoteKey} host={host} /> : null}
      >
        {remoteKey.last_four ? (
          <SetKey remoteKey={remoteKey} />
        ) : (
          <Notice kind="warning" title={`No ${session.mode} key yet`}>
            Nothing can be filed or read in {session.mode} mode until an administrator adds the key that{' '}
            {host} made for your organization.
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
        { term: 'Ends in', value: <code className="font-mono">{last_four}</code> },
        { term: 'Added by', value: set_by ?? 'Somebody who has left' },
        ...(set_at ? [{ term: 'Added', value: <Time value={set_at} /> }] : []),
      ]}
    />
  );
}
