import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import type { DeskClient } from '#lib/client/create-desk-client';
import { paths } from '#lib/config/paths';
import { pageHere } from '#lib/session/page-here';
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
 * exist. A second factor that is required of the staff comes first.
 */
export const requireStaff = cache(async (): Promise<StaffSession> => {
  const signedIn = await readSession();
  if (!signedIn || signedIn.me.staff.length === 0) notFound();
  const { person, staff, needs_second_factor } = signedIn.me;
  if (needs_second_factor) redirect(paths.secondFactor((await pageHere()) ?? paths.first));
  const { deskClient } = clientsOf({ ...signedIn.acting, mode: 'live' });
  return { person, isLead: staff.includes('lead'), deskClient };
});
