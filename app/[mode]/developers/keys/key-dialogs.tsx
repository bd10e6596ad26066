'use client';

import type { ReactNode } from 'react';
import { maskedKey, scopeWords } from '#components/developers/key-words.ts';
import { ShownOnce } from '#components/developers/shown-once';
import { ConfirmQuestion } from '#components/ui/confirm-question';
import { Dialog } from '#components/ui/dialog';
import { retryAction } from '#lib/actions/retry-action';
import type { ApiKey, ApiKeyOnce } from '#lib/contract/api-key';
import type { Role } from '#lib/contract/roles';
import type { Mode } from '#lib/contract/scalars';
import { revokeApiKey } from './actions.ts';
import { CreateKeyForm } from './create-key-form.tsx';
import { EditKeyForm } from './edit-key-form.tsx';
import { RollKeyForm } from './roll-key-form.tsx';
import { keyWords } from './words.ts';

/** The current action, and its key. A newly created key is stored only here. */
export type KeyTask =
  | { kind: 'create'; mode: Mode; roles: readonly Role[] }
  | { kind: 'roll' | 'edit' | 'revoke'; apiKey: ApiKey }
  | { kind: 'store'; apiKey: ApiKeyOnce };

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
        <CreateKeyForm
          mode={task.mode}
          roles={task.roles}
          onMade={(apiKey) => onNext({ kind: 'store', apiKey })}
        />,
      );
    case 'roll':
      return form(
        keyWords.roll.title(task.apiKey.name),
        <RollKeyForm apiKey={task.apiKey} onMade={(apiKey) => onNext({ kind: 'store', apiKey })} />,
      );
    case 'edit':
      return form(
        keyWords.edit.title(task.apiKey.name),
        <EditKeyForm apiKey={task.apiKey} onDone={onDone} />,
      );
    case 'revoke':
      return <RevokeKey apiKey={task.apiKey} onDone={onDone} />;
    case 'store':
      return <StoreKey apiKey={task.apiKey} onDone={onDone} />;
  }
}

function StoreKey({ apiKey, onDone }: { apiKey: ApiKeyOnce; onDone: () => void }) {
  return (
    <ShownOnce
      title={keyWords.store.title(apiKey.name)}
      secret={apiKey.raw_key}
      label={keyWords.store.label}
      ifLost={keyWords.store.ifLost}
      onStored={onDone}
    >
      <p>{keyWords.store.where(scopeWords[apiKey.scope].does, apiKey.mode)}</p>
    </ShownOnce>
  );
}

/** The name of a live key is typed first: filings may depend on it. */
function RevokeKey({ apiKey, onDone }: { apiKey: ApiKey; onDone: () => void }) {
  const { id, mode, name } = apiKey;
  return (
    <ConfirmQuestion
      isOpen
      onClose={onDone}
      title={keyWords.revoke.title(mode, name)}
      confirmLabel={keyWords.revoke.submit}
      keepLabel={keyWords.revoke.keep}
      typeToConfirm={mode === 'live' ? name : undefined}
      onConfirm={() => retryAction(revokeApiKey)(mode, { id })}
    >
      <p>
        <code className="font-mono">{maskedKey(apiKey)}</code> {keyWords.revoke.detail}
      </p>
    </ConfirmQuestion>
  );
}
