import { notFound } from 'next/navigation';
import { cache } from 'react';
import type { DeskClient } from '#lib/client/create-desk-client';
import { readSession } from '#lib/session/read-session';
import { clientsOf } from '#lib/session/service-clients';

/** A member of the staff at the operations desk. */
export type StaffSession = {
  person: { id: string; name: string; email: string };
  /** May take over claims and manage operator keys; the service checks it again. */
  isLead: boolean;
  deskClient: DeskClient;
};

/**
 * The staff member at the desk, which handles live filings. For everyone else, signed in or not, the page does not
 * exist.
 */
export const requireStaff = cache(async (): Promise<StaffSession> => {
  const signedIn = await readSession();
  if (!signedIn || signedIn.me.staff.length === 0) notFound();
  const { person, staff } = signedIn.me;
  const { deskClient } = clientsOf({ ...signedIn.acting, mode: 'live' });
  return { person, isLead: staff.includes('lead'), deskClient };
});
