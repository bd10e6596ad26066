import type { DeskNote } from '#lib/contract/desk-move';

/** Whether what is still typed was added already: its answer was lost, by a reload or on the way. */
export function isAdded(notes: readonly DeskNote[], typed: string): boolean {
  return notes.some(({ body }) => body === typed.trim());
}
