'use client';

import type { ReactNode } from 'react';
import { Dialog } from '#components/ui/dialog';
import { CreateKeyForm } from './create-key-form.tsx';
import type { KeyTask } from './key-task.ts';
import { RenameKeyForm } from './rename-key-form.tsx';
import { RevokeKey } from './revoke-key.tsx';
import { RollKeyForm } from './roll-key-form.tsx';
import { StoreKey } from './store-key.tsx';
import { keyWords } from './words.ts';

type KeyDialogsProps = { task: KeyTask; onNext: (task: KeyTask) => void; onDone: () => void };

export function KeyDialogs({ task, onNext, onDone }: KeyDialogsProps) {
  const form = (title: string, children: ReactNode) => (
    <Dialog key={task.kind} title={title} width="form" isOpen onOpenChange={onDone}>
      {children}
    </Dialog>
  );
  switch (task.kind) {
    case 'create':
      return form(
        keyWords.create.title(task.mode),
        <CreateKeyForm mode={task.mode} onMade={(apiKey) => onNext({ kind: 'store', apiKey })} />,
      );
    case 'roll':
      return form(
        keyWords.roll.title(task.apiKey.name),
        <RollKeyForm apiKey={task.apiKey} onMade={(apiKey) => onNext({ kind: 'store', apiKey })} />,
      );
    case 'rename':
      return form(
        keyWords.rename.title(task.apiKey.name),
        <RenameKeyForm apiKey={task.apiKey} onDone={onDone} />,
      );
    case 'revoke':
      return <RevokeKey apiKey={task.apiKey} onDone={onDone} />;
    case 'store':
      return <StoreKey apiKey={task.apiKey} onDone={onDone} />;
  }
}
