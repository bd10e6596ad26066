'use client';

import { useState } from 'react';
import { EnrollForm } from './enroll-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** For a person who can do nothing else before; afterwards the page that they came for opens. */
export function EnrollToGoOn({ email, next }: { email: string; next: string }) {
  const [codes, setCodes] = useState<string[]>();
  return codes ? (
    <RecoveryCodes codes={codes} onStored={() => window.location.assign(next)} />
  ) : (
    <EnrollForm mode="test" email={email} onDone={setCodes} />
  );
}
