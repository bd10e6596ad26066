/** Keys of one letter can be switched off (WCAG 2.1.4); the choice stands on the frame of the page. */
export function areKeysOff(): boolean {
  return document.querySelector('[data-shortcuts="off"]') !== null;
}

/** In a field a letter is a letter; with a modifier it is the browser's. An open layer keeps its own keys. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target instanceof Element ? event.target : null;
  return Boolean(
    target?.closest(
      'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"]',
    ),
  );
}
