import { notFound } from 'next/navigation';
import { cache } from 'react';
import { Id } from '#lib/contract/scalars';
import { orNotFound } from '#lib/session/or-not-found';
import type { Session } from '#lib/session/session';

/** The record with the tag of its version, once per request: the page and its title both ask for it. */
export const loadBusinessVersion = cache(async (session: Session, id: string) => {
  if (!Id.safeParse(id).success) notFound();
  return orNotFound(session.client.businesses.getWithVersion(id));
});

export async function loadBusiness(session: Session, id: string) {
  return (await loadBusinessVersion(session, id)).business;
}

/** The facts of the list besides the record: where it is registered, filings in progress, its gaps. */
export const loadBusinessRow = cache(async ({ consoleClient }: Session, id: string) => {
  const { data } = await consoleClient.businesses.list({ id, limit: 1 });
  return data[0] ?? null;
});

/** Its registrations in other states, each a record of its own. */
export const loadForeign = cache(({ client }: Session, id: string) =>
  Array.fromAsync(client.businesses.all({ formation_business_id: id })),
);

/** The filings of the record and of its registrations, the newest first. */
export const loadFilings = cache(({ client }: Session, id: string) =>
  Array.fromAsync(client.filings.all({ business_id: id })),
);
