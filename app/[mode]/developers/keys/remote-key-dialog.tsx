'use client';

import { useState } from 'react';
import { ConfirmQuestion } from '#components/ui/confirm-question';
import { Dialog } from '#components/ui/dialog';
import { TextInput } from '#components/ui/text-input';
import { patiently } from '#lib/actions/patiently';
import type { Mode } from '#lib/contract/scalars';
import { ShortForm } from '../short-form.tsx';
import { useShortForm } from '../use-short-form.ts';
import { removeRemoteKey, setRemoteKey } from './remote-key-actions.ts';

type RemoteKeyDialogProps = { kind: 'set' | 'remove'; mode: Mode; host: string; onDone: () => void };

export function RemoteKeyDialog({ kind, mode, host, onDone }: RemoteKeyDialogProps) {
  if (kind === 'set') {
    return (
      <Dialog title={`The ${mode} key for ${host}`} width="form" isOpen onOpenChange={onDone}>
        <SetRemoteKey mode={mode} host={host} onDone={onDone} />
      </Dialog>
    );
  }
  return (
    <ConfirmQuestion
      isOpen
      onClose={onDone}
      title={`Remove the ${mode} key for ${host}?`}
      confirmLabel="Remove key"
      keepLabel="Keep the key"
      onConfirm={async () => {
        const outcome = await patiently(removeRemoteKey)(mode, {});
        return outcome.ok ? undefined : outcome.problem;
      }}
    >
      <p>
        Nothing can be filed or read in {mode} mode until another key is added. Filings that are under way go
        on at {host}.
      </p>
    </ConfirmQuestion>
  );
}

function SetRemoteKey({ mode, host, onDone }: Omit<RemoteKeyDialogProps, 'kind'>) {
  const [api_key, setKey] = useState('');
  const form = useShortForm(() => patiently(setRemoteKey)(mode, { api_key }), onDone);
  return (
    <ShortForm form={form} submit="Save key">
      <TextInput
        name="api_key"
        label={`${mode === 'test' ? 'Test' : 'Live'} key`}
        hint={`As ${host} showed it. It is kept sealed, and nobody can read it back here.`}
        autoComplete="off"
        spellCheck={false}
        face="code"
        width="full"
        value={api_key}
        onChange={(event) => setKey(event.target.value)}
        error={form.errorOf('api_key')}
      />
    </ShortForm>
  );
}
