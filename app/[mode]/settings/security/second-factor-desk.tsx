'use client';

import { useRouter } from 'next/navigation';
import { createContext, type ReactNode, useContext } from 'react';
import { Button } from '#components/ui/button';
import { onDemand } from '#components/ui/on-demand';
import type { Mode } from '#lib/contract/scalars';
import { useTask } from '../../../use-task.ts';
import { settingsWords } from '../words.ts';
import type { SecondFactorTask } from './second-factor-task.ts';

const words = settingsWords.security.factor;

const SecondFactorDialogs = onDemand(
  async () => (await import('./second-factor-dialogs.tsx')).SecondFactorDialogs,
);

const Begin = createContext<(task: SecondFactorTask) => void>(() => {});

type SecondFactorDeskProps = { mode: Mode; email: string; children: ReactNode };

/** Wraps what it changes, so that codes that are shown once stay visible until they are stored. */
export function SecondFactorDesk({ mode, email, children }: SecondFactorDeskProps) {
  const { task, begin, next, end } = useTask<SecondFactorTask>();
  const router = useRouter();
  const finish = () => {
    end();
    router.refresh();
  };
  return (
    <Begin value={begin}>
      {children}
      {task ? <SecondFactorDialogs {...{ mode, email, task }} onNext={next} onDone={finish} /> : null}
    </Begin>
  );
}

type FactorButtonProps = { kind: 'enroll' | 'renew' | 'remove'; variant?: 'primary' | 'quiet' };

export function FactorButton({ kind, variant }: FactorButtonProps) {
  const begin = useContext(Begin);
  return (
    <Button
      size={kind === 'enroll' ? undefined : 'small'}
      variant={variant}
      aria-haspopup="dialog"
      onClick={() => begin({ kind })}
    >
      {words[kind]}
    </Button>
  );
}
