import type { Client } from '#lib/client/create-client';
import type { Event } from '#lib/contract/event';

type Reader = { filings: Pick<Client['filings'], 'events'> };

/** The whole history, oldest first. */
export async function everyEvent(client: Reader, id: string, signal?: AbortSignal): Promise<Event[]> {
  const events: Event[] = [];
  let cursor: string | undefined;
  do {
    const page = await client.filings.events(id, { limit: 100, cursor }, signal);
    events.push(...page.data);
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  return events;
}
