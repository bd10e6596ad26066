'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button';
import { onDemand } from '#components/ui/on-demand';
import type { Business } from '#lib/contract/business';
import { registrationWords as words } from '../words.ts';

const RegistrationDialog = onDemand(
  async () => (await import('./registration-dialog.tsx')).RegistrationDialog,
);

export function AddRegistration({ business }: { business: Business }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.add}
      </Button>
      {isOpen ? <RegistrationDialog business={business} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
