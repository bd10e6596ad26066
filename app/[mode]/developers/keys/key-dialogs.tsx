'use client';

import type { ReactNode } from 'react';
import { Dialog } from '#components/ui/dialog';
import { CreateKeyForm } from './create-key-form.tsx';
import type { Deed } from './key-deed.ts';
import { RenameKeyForm } from './rename-key-form.tsx';
import { RevokeKey } from './revoke-key.tsx';
import { RollKeyForm } from './roll-key-form.tsx';
import { StoreKey } from './store-key.tsx';

type KeyDialogsProps = { deed: Deed; onNext: (deed: Deed) => void; onDone: () => void };

export function KeyDialogs({ deed, onNext, onDone }: KeyDialogsProps) {
  const form = (title: string, children: ReactNode) => (
    <Dialog key={deed.kind} title={title} width="form" isOpen onOpenChange={onDone}>
      {children}
    </Dialog>
  );
  switch (deed.kind) {
    case 'create':
      return form(
        `Create a ${deed.mode} key`,
        <CreateKeyForm mode={deed.mode} onMade={(apiKey) => onNext({ kind: 'store', apiKey })} />,
      );
    case 'roll':
      return form(
        `Roll ${deed.apiKey.name}`,
        <RollKeyForm apiKey={deed.apiKey} onMade={(apiKey) => onNext({ kind: 'store', apiKey })} />,
      );
    case 'rename':
      return form(`Rename ${deed.apiKey.name}`, <RenameKeyForm apiKey={deed.apiKey} onDone={onDone} />);
    case 'revoke':
      return <RevokeKey apiKey={deed.apiKey} onDone={onDone} />;
    case 'store':
      return <StoreKey apiKey={deed.apiKey} onDone={onDone} />;
  }
}
