'use client';

import { useTypedEarly } from '#components/ui/use-typed-early.ts';

/** Keeps what was entered in the field around this id before hydration; renders nothing. */
export function TypedEarlyIn({ id }: { id: string }) {
  useTypedEarly(() => document.getElementById(id)?.closest('[data-field]'));
  return null;
}
