import type { ReactNode } from 'react';

export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-block min-w-5 rounded-tile border border-rule bg-sunken px-1 text-center font-mono text-ink-2 text-tile">
      {children}
    </kbd>
  );
}
