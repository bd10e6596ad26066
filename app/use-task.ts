'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import { nameFocusPlace } from '#components/shell/lost-focus.ts';
import { pageTitle } from '#components/ui/page-title.ts';

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

/**
 * After the last of several dialogs, focus goes back to what was pressed before the first, or to the title of the page.
 */
function useFocusBack(isOpen: boolean): () => void {
  const origin = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const pressed = origin.current;
    if (isOpen || pressed === null) return;
    origin.current = null;
    nameFocusPlace(() => (pressed instanceof HTMLElement && pressed.isConnected ? pressed : pageTitle()));
  }, [isOpen]);
  return () => {
    const pressed = document.activeElement;
    // A menu closes with the choice, and its button stays.
    origin.current = pressed?.closest('[role=menu]')
      ? document.querySelector('[aria-haspopup=menu][aria-expanded=true]')
      : pressed;
  };
}
