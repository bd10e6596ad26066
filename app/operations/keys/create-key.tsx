'use client';

import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#components/ui/button';
import { useFocusBack } from '../../[mode]/use-focus-back.ts';
import { operatorKeyWords } from './words.ts';

const CreateKeyDialogs = lazy(() =>
  import('./create-key-dialogs.tsx').then((file) => ({ default: file.CreateKeyDialogs })),
);

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
      {isOpen ? (
        <Suspense fallback={null}>
          <CreateKeyDialogs onDone={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
