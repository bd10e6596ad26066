import type { KeyboardEvent } from 'react';

/** Ctrl or Cmd with Enter presses the form's own button, from any field. */
export function sendByKey(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
