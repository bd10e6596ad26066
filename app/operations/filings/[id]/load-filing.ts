import { notFound } from 'next/navigation';
import { cache } from 'react';
import type { DeskClient } from '#lib/client/create-desk-client';
import { Id } from '#lib/contract/scalars';
import { orNotFound } from '#lib/session/or-not-found';

/** Everything of one filing, once per request, because both the page and its title need it. */
export const loadDeskFiling = cache(async (deskClient: DeskClient, id: string) => {
  if (!Id.safeParse(id).success) notFound();
  return orNotFound(deskClient.filings.get(id));
});
