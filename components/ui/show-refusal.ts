'use client';

import { Watched } from '#components/ui/watched.ts';

/** Why what was pressed was not done; null where nothing was refused. */
export const refusal = new Watched<string | null>(null);

/**
 * Says above the page why what was pressed was not done, where no form can say it. It stays until something is done,
 * another page is opened, or somebody closes it: a toast would go away unread.
 */
export function showRefusal(why: string | null): void {
  refusal.set(why);
}
