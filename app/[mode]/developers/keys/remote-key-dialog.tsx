'use client';

import { useState } from 'react';
import { ConfirmQuestion } from '#components/ui/confirm-question';
import { Dialog } from '#components/ui/dialog';
import { TextInput } from '#components/ui/text-input';
import { retryAction } from '#lib/actions/retry-action';
import type { Mode } from '#lib/contract/scalars';
import { ShortForm } from '../../../short-form.tsx';
import { useShortForm } from '../../../use-short-form.ts';
import { removeRemoteKey, setRemoteKey } from './actions.ts';
import { keyWords } from './words.ts';

type RemoteKeyDialogProps = { kind: 'set' | 'remove'; mode: Mode; host: string; onDone: () => void };

export function RemoteKeyDialog({ kind, mode, host, onDone }: RemoteKeyDialogProps) {
  if (kind === 'set') {
    return (
      <Dialog title={keyWords.remote.dialog(mode, host)} width="form" isOpen onOpenChange={onDone}>
        <SetRemoteKey mode={mode} host={host} onDone={onDone} />
      </Dialog>
    );
  }
  return (
    <ConfirmQuestion
      isOpen
      onClose={onDone}
      title={keyWords.remote.removal(mode, host)}
      confirmLabel={keyWords.remote.remove}
      keepLabel={keyWords.remote.keep}
      typeToConfirm={mode === 'live' ? host : undefined}
      onConfirm={() => retryAction(removeRemoteKey)(mode, {})}
    >
      <p>{keyWords.remote.removalDetail(mode, host)}</p>
    </ConfirmQuestion>
  );
}

function SetRemoteKey({ mode, host, onDone }: Omit<RemoteKeyDialogProps, 'kind'>) {
  const [api_key, setKey] = useState('');
  const form = useShortForm(() => retryAction(setRemoteKey)(mode, { api_key }), onDone);
  return (
    <ShortForm form={form} submit={keyWords.remote.submit}>
      <TextInput
        name="api_key"
        label={keyWords.remote.key(mode)}
        hint={keyWords.remote.hint(host)}
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
