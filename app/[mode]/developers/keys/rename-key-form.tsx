'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button';
import { ErrorSummary } from '#components/ui/error-summary';
import { TextInput } from '#components/ui/text-input';
import { patiently } from '#lib/actions/patiently';
import type { ApiKey } from '#lib/contract/console/api-key';
import { renameApiKey } from './actions.ts';
import { KeyRefusal } from './key-refusal.tsx';
import { useKeyForm } from './use-key-form.ts';

export function RenameKeyForm({ apiKey, onDone }: { apiKey: ApiKey; onDone: () => void }) {
  const [name, setName] = useState(apiKey.name);
  const form = useKeyForm(() => patiently(renameApiKey)(apiKey.mode, { id: apiKey.id, name }), onDone);
  return (
    <form noValidate onSubmit={form.submit} className="space-y-4">
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      <KeyRefusal problem={form.problem} />
      <TextInput
        name="name"
        label="Name"
        autoComplete="off"
        width="full"
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={form.errorOf('name')}
      />
      <Button type="submit" variant="primary" busy={form.busy}>
        Save name
      </Button>
    </form>
  );
}
