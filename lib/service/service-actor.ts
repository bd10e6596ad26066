import type { Actor } from '#lib/contract/event';

/** Who acts when the service does something by itself. */
export const serviceActor: Actor = { type: 'service', id: null, name: 'Statehouse' };
