import type { KeyboardEvent } from 'react';

/** Ctrl or Cmd with Enter. */
export function isSendKey({ key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>) {
  return key === 'Enter' && (ctrlKey || metaKey);
}

/** The key presses the form's own button, from any field. */
export function sendByKey(event: KeyboardEvent<HTMLFormElement>) {
  if (!isSendKey(event)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
