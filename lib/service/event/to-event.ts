import type { Event } from '#lib/contract/event';
import type { EventRow } from '#lib/service/db/schema/events';

export function toEvent(row: EventRow): Event {
  return {
    id: row.id,
    object: 'event',
    type: row.type,
    mode: row.mode,
    created_at: row.created_at.toISOString(),
    sequence: row.sequence,
    actor: row.actor,
    request_id: row.request_id,
    data: { object: row.object, previous_attributes: row.previous_attributes },
  };
}
