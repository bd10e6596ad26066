import { gte, type SQL } from 'drizzle-orm';
import { hourMs } from '#lib/rules/calendar/durations';
import { events } from '#lib/service/db/schema/events';
import { firstIdAt, timeOfId } from '#lib/service/ids';

// The clocks of two machines differ slightly.
const slackMs = hourMs;

/**
 * A condition that every event about these resources meets, as none is older than its resource: the parts of the table
 * for the time before are not read.
 */
export function sinceMade(ids: readonly string[]): SQL | undefined {
  const times = ids.map(timeOfId);
  if (times.length === 0 || times.includes(null)) return undefined;
  return gte(events.id, firstIdAt(Math.min(...times.map(Number)) - slackMs));
}
