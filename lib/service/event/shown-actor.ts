import type { Actor } from '#lib/contract/event';

/** Partners see the service as the actor; the trail names the member of its staff. */
export function shownActor(actor: Actor): Actor {
  return actor.type === 'staff' ? { type: 'staff', id: null, name: 'Statehouse' } : actor;
}
