'use client';

import { signIn } from 'next-auth/react';
import { refusalWords } from './refusal-words.ts';

/** Signs in and goes on to the page; returns why it could not. */
export async function trySignIn(given: Record<string, string>, next: string): Promise<string> {
  const result = await signIn('password', { ...given, redirect: false, callbackUrl: next }).catch(() => null);
  if (!result) return refusalWords('unavailable');
  if (!result.ok || result.error) return refusalWords(result.error ?? '');
  // The whole page is loaded anew, so that nothing of who was there before is kept.
  window.location.assign(next);
  return new Promise(() => {});
}
