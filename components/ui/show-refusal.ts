'use client';

const listeners = new Set<() => void>();
let sentence: string | null = null;

/** Why what was pressed was not done. */
export const refusal = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => sentence,
};

/**
 * Says above the page why what was pressed was not done, where no form can say it. It stays until something is done,
 * another page is opened, or somebody closes it: a toast would go away unread.
 */
export function showRefusal(why: string | null): void {
  sentence = why;
  for (const listener of listeners) listener();
}
