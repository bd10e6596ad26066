'use client';

import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/ui/button';
import { onDemand } from '#components/ui/on-demand';
import { useFocusBack } from '../../[mode]/use-focus-back.ts';
import { operatorKeyWords } from './words.ts';

const CreateKeyDialogs = onDemand(async () => (await import('./create-key-dialogs.tsx')).CreateKeyDialogs);

export function CreateKey() {
  const [isOpen, setOpen] = useState(false);
  const remember = useFocusBack(isOpen);
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
        {operatorKeyWords.create}
      </Button>
      {isOpen ? <CreateKeyDialogs onDone={() => setOpen(false)} /> : null}
    </>
  );
}
