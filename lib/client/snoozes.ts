import type { Transport } from '#lib/client/transport';
import type { Snooze, SnoozeRequest } from '#lib/contract/snooze';

export function snoozeCalls({ json }: Transport) {
  return {
    /** Puts off what waits, for the person who asks, or brings it back. */
    snooze: (body: SnoozeRequest) => json<Snooze>({ method: 'POST', path: '/console/snooze', body }),
  };
}
