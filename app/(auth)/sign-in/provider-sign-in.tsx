'use client';

import { signIn } from 'next-auth/react';
import { Button } from '#components/ui/button';
import { signInWords } from './words.ts';

/** Shown only if the configuration names a sign-in provider. */
export function ProviderSignIn({ next, host }: { next: string; host: string }) {
  return (
    <Button wide onClick={() => signIn('oidc', { callbackUrl: next })}>
      {signInWords.with(host)}
    </Button>
  );
}
