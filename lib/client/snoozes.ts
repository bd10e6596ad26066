import type { Transport } from '#lib/client/transport';
import type { Snooze, SnoozeRequest } from '#lib/contract/snooze';

export function snoozeCalls({ json }: Transport) {
  return {
    /** Snoozes items for the caller, or ends their snooze. */
    snooze: (body: SnoozeRequest) => json<Snooze>({ method: 'POST', path: '/console/snooze', body }),
  };
}
