import { redirect } from 'next/navigation';
import { deskPaths } from '#lib/config/desk-paths';
import { paths } from '#lib/config/paths';
import { readSession } from '#lib/session/read-session';

/** The first page of a person: the desk for its staff, the dashboard for everybody else. */
export default async function FirstPage() {
  const signedIn = await readSession();
  if (!signedIn) redirect(paths.signIn());
  redirect(signedIn.me.staff.length > 0 ? deskPaths.queue : paths.home('test'));
}
