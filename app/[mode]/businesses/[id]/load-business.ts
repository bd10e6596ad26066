import { notFound } from 'next/navigation';
import { cache } from 'react';
import { Id } from '#lib/contract/scalars';
import { orNotFound } from '#lib/session/or-not-found';
import type { Session } from '#lib/session/session';

/** The record itself, once per request: the page and its title both ask for it. */
export const loadBusiness = cache(async (session: Session, id: string) => {
  if (!Id.safeParse(id).success) notFound();
  return orNotFound(session.client.businesses.get(id));
});

/** What stands around the record in the list: where it is registered, what is under way, its gaps. */
export const loadBusinessRow = cache(async ({ console }: Session, id: string) => {
  const { data } = await console.businesses.list({ id, limit: 1 });
  return data[0] ?? null;
});

/** Its registrations in other states, each a record of its own. */
export const loadForeign = cache(async ({ client }: Session, id: string) => {
  const { data } = await client.businesses.list({ formation_business_id: id, limit: 100 });
  return data;
});

/** The filings of the record and of its registrations, the newest first. */
export const loadFilings = cache(async ({ client }: Session, id: string) => {
  const { data } = await client.filings.list({ business_id: id, limit: 100 });
  return data;
});
