'use client';

import { useState } from 'react';
import { TextInput } from '#components/ui/text-input';
import { patiently } from '#lib/actions/patiently';
import type { ApiKey } from '#lib/contract/console/api-key';
import { ShortForm } from '../short-form.tsx';
import { useShortForm } from '../use-short-form.ts';
import { renameApiKey } from './actions.ts';

export function RenameKeyForm({ apiKey, onDone }: { apiKey: ApiKey; onDone: () => void }) {
  const [name, setName] = useState(apiKey.name);
  const form = useShortForm(() => patiently(renameApiKey)(apiKey.mode, { id: apiKey.id, name }), onDone);
  return (
    <ShortForm form={form} submit="Save name">
      <TextInput
        name="name"
        label="Name"
        autoComplete="off"
        width="full"
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={form.errorOf('name')}
      />
    </ShortForm>
  );
}
