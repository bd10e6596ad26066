'use client';

import { Button } from '#components/ui/button';
import { onDemand } from '#components/ui/on-demand';
import { useOpened } from '#components/ui/use-opened.ts';
import type { Mode } from '#lib/contract/scalars';
import type { ChosenBusiness } from './business-field.tsx';
import { addWords as words } from './words.ts';

const AddDialog = onDemand(async () => (await import('./add-dialog.tsx')).AddDialog);

type AddObligationProps = { mode: Mode; business: ChosenBusiness | null; today: string };

/** Something of one's own on the calendar: for a state in which the business was registered without us, too. */
export function AddObligation({ mode, business, today }: AddObligationProps) {
  const { opened, open, close } = useOpened();
  return (
    <>
      <Button variant="primary" aria-haspopup="dialog" onClick={() => open({})}>
        {words.add}
      </Button>
      {opened ? <AddDialog mode={mode} given={business} today={today} onClose={close} /> : null}
    </>
  );
}
