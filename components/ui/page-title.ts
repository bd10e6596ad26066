/** The id of the heading that names the page. */
export const PAGE_TITLE = 'page-title';

export const pageTitle = (): HTMLElement | null => document.getElementById(PAGE_TITLE);

/** Moves focus to the title of the page, where a control disappears with what it changed. */
export function focusPageTitle(options?: FocusOptions): void {
  // An answer that comes late takes nobody out of the field in which they type by now.
  if (document.activeElement?.matches('input, select, textarea')) return;
  pageTitle()?.focus(options);
}

/** The same, only if focus was lost with the control. */
export function keepFocusOnPage(): void {
  if (document.activeElement === document.body) focusPageTitle();
}
