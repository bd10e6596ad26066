'use client';

import { useEffect, useState } from 'react';
import { LinkButton } from '#components/ui/link-button';
import { Notice } from '#components/ui/notice';
import { Skeleton } from '#components/ui/skeleton';
import type { ActionResult } from '#lib/actions/action-result';
import { paths } from '#lib/config/paths';
import type { FoundInvitation } from '#lib/contract/invitation';
import { useLinkToken } from '../use-link-token.ts';
import { AcceptForm } from './accept-form.tsx';
import { findInvitation } from './actions.ts';
import { invitationWords } from './words.ts';

/** Reads what the link invites to, and asks for what is needed to accept it. */
export function InvitationDesk() {
  const token = useLinkToken();
  const [found, setFound] = useState<ActionResult<FoundInvitation>>();

  useEffect(() => {
    if (!token) return undefined;
    let isCurrent = true;
    void findInvitation({ token }).then((result) => {
      if (isCurrent) setFound(result);
    });
    return () => {
      isCurrent = false;
    };
  }, [token]);

  if (token === '') return <Over detail={invitationWords.notWhole} />;
  if (!token || !found) return <Skeleton label={invitationWords.checking} lines={4} />;
  if (!found.ok) {
    const { code, detail } = found.problem;
    return <Over detail={code === 'validation_error' ? invitationWords.notWhole : detail} />;
  }
  return <AcceptForm token={token} invitation={found.data} />;
}

function Over({ detail }: { detail: string }) {
  return (
    <Notice
      kind="stop"
      announce
      title={invitationWords.over}
      actions={<LinkButton href={paths.signIn()}>{invitationWords.goToSignIn}</LinkButton>}
    >
      {detail}
    </Notice>
  );
}
