/** Milliseconds after `g` in which a letter opens another page, and is no key of this one. */
export const GOING = 1_500;

const KEEPS_ITS_KEYS =
  'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/**
 * Whether a single key is one of the page: with a modifier it is the browser’s, and a field or an open layer keeps its
 * own.
 */
export function isPageKey({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  return !(target instanceof Element && target.closest(KEEPS_ITS_KEYS));
}
