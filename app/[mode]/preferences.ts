'use server';

import { refresh } from 'next/cache';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { paymentMethods } from '#components/shell/preferences.ts';
import { paths } from '#lib/config/paths';
import { Id } from '#lib/contract/scalars';
import { endSession } from '#lib/session/end-session';
import { readSession } from '#lib/session/read-session';
import { safeNext } from '#lib/session/safe-next';
import { clientsOf } from '#lib/session/service-clients';
import { isSecure, sessionCookie } from '#lib/session/session-cookie';
import { ownSessionHash } from '#lib/session/session-hash';

const Preference = z.union([
  z.object({ name: z.literal('theme'), value: z.enum(['system', 'light', 'dark']) }),
  z.object({ name: z.literal('density'), value: z.enum(['comfortable', 'compact']) }),
  z.object({ name: z.literal('payment'), value: z.enum(paymentMethods) }),
  z.object({ name: z.literal('shortcuts'), value: z.enum(['on', 'off']) }),
]);

const year = 365 * 24 * 60 * 60;

/** A person's own setting, kept in this browser; the next page is written with it, so nothing flashes. */
export async function setPreference(form: FormData): Promise<void> {
  const [name, value] = String(form.get('preference')).split('=');
  const given = Preference.safeParse({ name, value });
  if (!given.success) return;
  const jar = await cookies();
  jar.set(given.data.name, given.data.value, {
    path: '/',
    maxAge: year,
    sameSite: 'lax',
    secure: isSecure(),
    httpOnly: true,
  });
}

/**
 * Continues in another organization of the person: at the address that does not exist in this one if the form has it as
 * `next`, or else on its home page.
 */
export async function switchOrganization(form: FormData): Promise<void> {
  if (!(await switchTo(form.get('organization')))) return;
  const next = form.get('next');
  redirect(safeNext(typeof next === 'string' ? next : null) ?? paths.home('test'));
}

/** Switches back to the organization of this page, which stays as it is, after another tab has switched to another one. */
export async function goBack(organization: string): Promise<boolean> {
  return switchTo(organization);
}

async function switchTo(organization: unknown): Promise<boolean> {
  const id = Id.safeParse(organization);
  const signedIn = await readSession();
  if (!signedIn || !id.success) return false;
  const { consoleClient } = clientsOf({ ...signedIn.acting, mode: 'test' });
  await consoleClient.sessions.switchOrganization(id.data);
  // The frame stays while pages change, and it names the organization.
  refresh();
  return true;
}

/** Ends the session at the service, and takes its cookie away in any case. */
export async function signOut(): Promise<void> {
  const session = await ownSessionHash();
  const ended = await endSession(session).then(
    () => true,
    () => false,
  );
  const jar = await cookies();
  for (const { name } of jar.getAll()) {
    if (name.startsWith(sessionCookie().name)) jar.delete({ name, path: '/', secure: isSecure() });
  }
  redirect(ended ? paths.signIn() : `${paths.signIn()}?error=sign_out_incomplete`);
}
