import { notFound } from 'next/navigation';
import { cache } from 'react';
import type { DeskClient } from '#lib/client/create-desk-client';
import { readSession } from '#lib/session/read-session';
import { clientsOf } from '#lib/session/service-clients';

/** Somebody of the staff at the operations desk. */
export type StaffSession = {
  person: { id: string; name: string; email: string };
  /** May take over claims and manage operator keys; the service checks it again. */
  isLead: boolean;
  deskClient: DeskClient;
};

/**
 * The person at the desk, which acts on live filings. For everybody else, signed in or not, the page does not exist.
 */
export const requireStaff = cache(async (): Promise<StaffSession> => {
  const signedIn = await readSession();
  if (!signedIn || signedIn.me.staff.length === 0) notFound();
  const { person, staff } = signedIn.me;
  const { deskClient } = clientsOf({ ...signedIn.acting, mode: 'live' });
  return { person, isLead: staff.includes('lead'), deskClient };
});
