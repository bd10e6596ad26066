import type { Client } from '#lib/client/create-client';
import { everyItem } from '#lib/client/every-item';
import type { Event } from '#lib/contract/event';
import type { PageQuery } from '#lib/contract/list';

type Reader = { filings: Pick<Client['filings'], 'events'> };

/** The whole history, oldest first. */
export function everyEvent(client: Reader, id: string, signal?: AbortSignal): Promise<Event[]> {
  return Array.fromAsync(
    everyItem((query: Partial<PageQuery>) => client.filings.events(id, query, signal))(),
  );
}
