'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button';
import { onDemand } from '#components/ui/on-demand';
import type { Mode } from '#lib/contract/scalars';
import type { ChosenBusiness } from './business-field.tsx';
import { addWords as words } from './words.ts';

const AddDialog = onDemand(async () => (await import('./add-dialog.tsx')).AddDialog);

/** Something of one's own on the calendar: for a state in which the business was registered without us, too. */
export function AddObligation({ mode, business }: { mode: Mode; business: ChosenBusiness | null }) {
  const [open, setOpen] = useState<object | null>(null);
  // A late answer closes no dialog that was opened meanwhile.
  const close = () => setOpen((now) => (now === open ? null : now));
  return (
    <>
      <Button variant="primary" aria-haspopup="dialog" onClick={() => setOpen({})}>
        {words.add}
      </Button>
      {open ? <AddDialog mode={mode} given={business} onClose={close} /> : null}
    </>
  );
}
