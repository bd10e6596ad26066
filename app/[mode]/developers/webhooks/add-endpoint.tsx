'use client';

import { Plus } from 'lucide-react';
import { Button } from '#components/ui/button';
import { onDemand } from '#components/ui/on-demand';
import type { Mode } from '#lib/contract/scalars';
import { useTask } from '../../../use-task.ts';
import type { AddEndpointTask } from './add-endpoint-dialogs.tsx';
import { webhookWords } from './words.ts';

// The form loads on demand, not with the list.
const AddEndpointDialogs = onDemand(
  async () => (await import('./add-endpoint-dialogs.tsx')).AddEndpointDialogs,
);

export function AddEndpoint({ mode }: { mode: Mode }) {
  const { task, begin, next, end } = useTask<AddEndpointTask>();
  return (
    <>
      <Button
        variant="primary"
        icon={<Plus size={16} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => begin({ made: null })}
      >
        {webhookWords.form.add}
      </Button>
      {task ? <AddEndpointDialogs mode={mode} task={task} onNext={next} onDone={end} /> : null}
    </>
  );
}
