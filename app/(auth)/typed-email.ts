'use client';

import { fieldId } from '#components/ui/field-id.ts';

// Neither in the address nor in the browser's storage: an email address is personal.
let kept = '';

export function typedEmail(): string {
  return document.querySelector<HTMLInputElement>(`#${fieldId('email')}`)?.value.trim() ?? '';
}

/** Keeps the email that is typed on this page for the next page. */
export function keepTypedEmail(): void {
  kept = typedEmail();
}

export function keptEmail(): string {
  return kept;
}
