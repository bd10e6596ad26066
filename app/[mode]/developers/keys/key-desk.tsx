'use client';

import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react';
import type { Deed } from './key-deed.ts';
import { useFocusBack } from './use-focus-back.ts';

// All in one piece: once a form is there, what shows its new key is there too, whatever the connection does.
const KeyDialogs = lazy(() =>
  import('./key-dialogs.tsx').then(({ KeyDialogs }) => ({ default: KeyDialogs })),
);

const Begin = createContext<(deed: Deed) => void>(() => {});

export function useKeyDesk() {
  return useContext(Begin);
}

/** Stands above the page, so that no change of its rows takes away a form or a key that is shown this once. */
export function KeyDesk({ children }: { children: ReactNode }) {
  const [deed, setDeed] = useState<Deed | null>(null);
  const remember = useFocusBack(deed !== null);
  const begin = (next: Deed) => {
    remember();
    setDeed(next);
  };
  return (
    <Begin value={begin}>
      {children}
      {deed ? (
        <Suspense fallback={null}>
          <KeyDialogs deed={deed} onNext={setDeed} onDone={() => setDeed(null)} />
        </Suspense>
      ) : null}
    </Begin>
  );
}
