'use client';

import { useState } from 'react';
import { TextInput } from '#components/ui/text-input';
import { retryAction } from '#lib/actions/retry-action';
import type { ApiKey } from '#lib/contract/api-key';
import { ShortForm } from '../../../short-form.tsx';
import { useShortForm } from '../../../use-short-form.ts';
import { renameApiKey } from './actions.ts';
import { keyWords } from './words.ts';

export function RenameKeyForm({ apiKey, onDone }: { apiKey: ApiKey; onDone: () => void }) {
  const [name, setName] = useState(apiKey.name);
  const form = useShortForm(() => retryAction(renameApiKey)(apiKey.mode, { id: apiKey.id, name }), onDone);
  return (
    <ShortForm form={form} submit={keyWords.rename.submit}>
      <TextInput
        name="name"
        label={keyWords.create.name}
        autoComplete="off"
        width="full"
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={form.errorOf('name')}
      />
    </ShortForm>
  );
}
