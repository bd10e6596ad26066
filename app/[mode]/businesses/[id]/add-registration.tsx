'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '#components/ui/button';
import type { Business } from '#lib/contract/business';
import { registrationWords as words } from '../words.ts';

const RegistrationDialog = dynamic(() =>
  import('./registration-dialog.tsx').then((file) => file.RegistrationDialog),
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
