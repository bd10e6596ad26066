'use client';

import { Plus } from 'lucide-react';
import { Button } from '#components/ui/button';
import { onDemand } from '#components/ui/on-demand';
import { useTask } from '../../use-task.ts';
import type { CreateKeyTask } from './create-key-dialogs.tsx';
import { operatorKeyWords } from './words.ts';

const CreateKeyDialogs = onDemand(async () => (await import('./create-key-dialogs.tsx')).CreateKeyDialogs);

export function CreateKey() {
  const { task, begin, next, end } = useTask<CreateKeyTask>();
  return (
    <>
      <Button
        variant="primary"
        icon={<Plus size={16} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => begin({ made: null })}
      >
        {operatorKeyWords.create}
      </Button>
      {task ? <CreateKeyDialogs task={task} onNext={next} onDone={end} /> : null}
    </>
  );
}
