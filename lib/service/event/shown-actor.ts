import type { Actor } from '#lib/contract/event';

/** Partners see the service as the actor; which of its staff it was is in the trail. */
export function shownActor(actor: Actor): Actor {
  return actor.type === 'staff' ? { type: 'staff', id: null, name: 'Statehouse' } : actor;
}
