import type { Transport } from '#lib/client/transport';
import type {
  RemoteKey,
  SetRemoteKeyRequest,
  UsableRemoteKey,
  UseRemoteKeyRequest,
} from '#lib/contract/remote-key';

/** The organization's key of the external filing service, in the caller's mode. Changes need an administrator. */
export function remoteKeyCalls({ json, send }: Transport) {
  return {
    get: () => json<RemoteKey>({ method: 'GET', path: '/console/remote-key' }),
    set: (body: SetRemoteKeyRequest) => json<RemoteKey>({ method: 'PUT', path: '/console/remote-key', body }),
    remove: async () => {
      await send({ method: 'DELETE', path: '/console/remote-key' });
    },
    /** Needs the dashboard's own token. `remote_key_missing` if the organization has none. */
    use: (body: UseRemoteKeyRequest) =>
      json<UsableRemoteKey>({ method: 'POST', path: '/console/remote-key/use', body }),
  };
}
