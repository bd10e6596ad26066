'use client';

import { Watched } from '#components/ui/watched.ts';

/** A problem, as far as it is shown. */
export type Refused = { code: string; title: string; detail: string };

/** Why what was pressed was not done; null where nothing was refused. */
export const refusal = new Watched<{ title?: string; why: string; isSignedOut?: true } | null>(null);

/**
 * Says above the page why what was pressed was not done, where no form can say it; `said` makes a sentence of the reason.
 * It stays until something is done, another page is opened, or somebody closes it: a toast would go away unread.
 */
export function showRefusal(refused: Refused | string | null, said: (why: string) => string = String): void {
  if (refused === null) refusal.set(null);
  else if (typeof refused === 'string') refusal.set({ why: refused });
  else if (isUnknown(refused)) refusal.set({ title: refused.title, why: refused.detail });
  else {
    const isSignedOut = refused.code === 'unauthenticated';
    refusal.set({ why: said(refused.detail), ...(isSignedOut && { isSignedOut }) });
  }
}

/** No answer came, so nobody can say that it was not done. */
export function isUnknown({ code }: Refused): boolean {
  return code === 'unavailable';
}
