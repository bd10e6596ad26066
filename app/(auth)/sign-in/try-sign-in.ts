'use client';

import { signIn } from 'next-auth/react';

/** Signs in and goes on to the page; returns the code of why it could not, for `refusalWords`. */
export async function trySignIn(given: Record<string, string>, next: string): Promise<string> {
  const result = await signIn('password', { ...given, redirect: false, callbackUrl: next }).catch(() => null);
  if (!result) return 'unavailable';
  if (!result.ok || result.error) return result.error ?? '';
  // The whole page is loaded anew, so that nothing of who was there before is kept.
  window.location.assign(next);
  return new Promise(() => {});
}
