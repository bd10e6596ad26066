'use client';

import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react';
import { useFocusBack } from '../use-focus-back.ts';
import type { KeyTask } from './key-task.ts';

// All in one piece: once a form is there, what shows its new key is there too, whatever the connection does.
const KeyDialogs = lazy(() =>
  import('./key-dialogs.tsx').then(({ KeyDialogs }) => ({ default: KeyDialogs })),
);

const Begin = createContext<(task: KeyTask) => void>(() => {});

export function useKeyDesk() {
  return useContext(Begin);
}

/** Stands above the page, so that no change of its rows takes away a form or a key that is shown this once. */
export function KeyDesk({ children }: { children: ReactNode }) {
  const [task, setTask] = useState<KeyTask | null>(null);
  const remember = useFocusBack(task !== null);
  const begin = (next: KeyTask) => {
    remember();
    setTask(next);
  };
  return (
    <Begin value={begin}>
      {children}
      {task ? (
        <Suspense fallback={null}>
          <KeyDialogs task={task} onNext={setTask} onDone={() => setTask(null)} />
        </Suspense>
      ) : null}
    </Begin>
  );
}
