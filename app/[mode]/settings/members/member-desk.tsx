'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { onDemand } from '#components/ui/on-demand';
import { useTask } from '../../../use-task.ts';
import type { MemberTask } from './member-task.ts';

const MemberDialogs = onDemand(async () => (await import('./member-dialogs.tsx')).MemberDialogs);

const Begin = createContext<(task: MemberTask) => void>(() => {});

export function useMemberDesk() {
  return useContext(Begin);
}

/** Wraps the page, so that a change of its rows does not unmount an open form. */
export function MemberDesk({ children }: { children: ReactNode }) {
  const { task, begin, end } = useTask<MemberTask>();
  return (
    <Begin value={begin}>
      {children}
      {task ? <MemberDialogs task={task} onDone={end} /> : null}
    </Begin>
  );
}
