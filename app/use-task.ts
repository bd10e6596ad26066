'use client';

import { useState } from 'react';
import { useFocusBack } from './use-focus-back.ts';

/**
 * What is being done in dialogs that follow one another. A dialog that was closed before its answer came ends no other
 * one, and what follows it, for example a secret that is shown once, is still shown.
 */
export function useTask<Task>() {
  const [task, setTask] = useState<Task | null>(null);
  const remember = useFocusBack(task !== null);
  const begin = (first: Task) => {
    remember();
    setTask(first);
  };
  const end = () => setTask((now) => (now === task ? null : now));
  return { task, begin, next: (following: Task) => setTask(following), end };
}
