import type { RefObject } from 'react';
import { partMissing } from '#components/ui/on-demand';

export function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}

/**
 * Collects in `early` what is typed after the search was asked for and before its script is there. A script that cannot
 * be loaded takes no keys from the page. Returns what ends that.
 */
export function typedWhileLoading(early: RefObject<string>, onEscape: () => void): () => void {
  early.current = '';
  function keep(event: KeyboardEvent) {
    const { key } = event;
    // What a browser sends while it fills in a field has no key.
    const isTyping = key?.length === 1 || ['Backspace', 'Enter', 'Escape'].includes(key);
    if (!isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    if (partMissing.read() || isDialogOpen()) return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'Escape') onEscape();
    if (key === 'Backspace') early.current = early.current.slice(0, -1);
    if (key.length === 1) early.current += key;
  }
  document.addEventListener('keydown', keep, true);
  return () => document.removeEventListener('keydown', keep, true);
}
