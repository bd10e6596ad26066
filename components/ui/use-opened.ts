import { useState } from 'react';

/** What is open, if anything. `close` leaves what was opened after it was made: a late answer closes only its own form. */
export function useOpened<Opened extends object>() {
  const [opened, open] = useState<Opened | null>(null);
  const close = () => open((now) => (now === opened ? null : now));
  return { opened, open, close };
}
