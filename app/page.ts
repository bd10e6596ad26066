import { redirect } from 'next/navigation';
import { paths } from '#lib/config/paths';
import { readSession } from '#lib/session/read-session';

/** The first page of a person: the desk for its staff, the dashboard for everybody else. */
export default async function FirstPage() {
  const signedIn = await readSession();
  if (!signedIn) redirect(paths.signIn());
  redirect(signedIn.me.staff.length > 0 ? paths.operations() : paths.home('test'));
}
