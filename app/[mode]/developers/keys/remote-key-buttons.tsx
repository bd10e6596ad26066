'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button';
import { onDemand } from '#components/ui/on-demand';
import type { RemoteKey } from '#lib/contract/remote-key';
import { useFocusWhenLost } from '../../use-focus-when-lost.ts';
import { keyWords } from './words.ts';

// The form loads on demand, not with the page.
const RemoteKeyDialog = onDemand(async () => (await import('./remote-key-dialog.tsx')).RemoteKeyDialog);

type RemoteKeyButtonsProps = { remoteKey: RemoteKey; host: string };

export function RemoteKeyButtons({ remoteKey, host }: RemoteKeyButtonsProps) {
  const [open, setOpen] = useState<'set' | 'remove' | null>(null);
  const isSet = remoteKey.last_four !== null;
  // The button that removed the key goes away with it.
  useFocusWhenLost(String(isSet), 'filing-service-heading');
  return (
    <>
      <Button variant={isSet ? 'secondary' : 'primary'} aria-haspopup="dialog" onClick={() => setOpen('set')}>
        {isSet ? keyWords.remote.replace : keyWords.remote.add}
      </Button>
      {isSet ? (
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen('remove')}>
          {keyWords.remote.remove}
        </Button>
      ) : null}
      {open ? (
        <RemoteKeyDialog kind={open} mode={remoteKey.mode} host={host} onDone={() => setOpen(null)} />
      ) : null}
    </>
  );
}
