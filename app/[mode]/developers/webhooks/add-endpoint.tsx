'use client';

import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/ui/button';
import { onDemand } from '#components/ui/on-demand';
import type { Mode } from '#lib/contract/scalars';
import { useFocusBack } from '../../use-focus-back.ts';
import { webhookWords } from './words.ts';

// The form loads on demand, not with the list.
const AddEndpointDialogs = onDemand(
  async () => (await import('./add-endpoint-dialogs.tsx')).AddEndpointDialogs,
);

export function AddEndpoint({ mode }: { mode: Mode }) {
  const [open, setOpen] = useState(false);
  const remember = useFocusBack(open);
  return (
    <>
      <Button
        variant="primary"
        icon={<Plus size={16} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => {
          remember();
          setOpen(true);
        }}
      >
        {webhookWords.form.add}
      </Button>
      {open ? <AddEndpointDialogs mode={mode} onDone={() => setOpen(false)} /> : null}
    </>
  );
}
