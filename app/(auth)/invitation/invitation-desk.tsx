'use client';

import { useCallback, useEffect, useState } from 'react';
import { ErrorState } from '#components/ui/error-state';
import { Skeleton } from '#components/ui/skeleton';
import type { ActionResult } from '#lib/actions/action-result';
import { lostAnswer } from '#lib/actions/lost-answer';
import type { FoundInvitation } from '#lib/contract/invitation';
import { useLinkToken } from '../use-link-token.ts';
import { AcceptForm } from './accept-form.tsx';
import { findInvitation } from './actions.ts';
import { Over } from './over.tsx';
import { invitationWords } from './words.ts';

/** Reads what the link invites to, and asks for what is needed to accept it. */
export function InvitationDesk() {
  const token = useLinkToken();
  const [found, setFound] = useState<ActionResult<FoundInvitation>>();
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads it again
  useEffect(() => {
    if (!token) return undefined;
    let isCurrent = true;
    setFound(undefined);
    void findInvitation({ token })
      .catch(() => null)
      .then((result) => {
        if (isCurrent) setFound(result ?? { ok: false, problem: lostAnswer });
      });
    return () => {
      isCurrent = false;
    };
  }, [token, attempt]);

  // The person may have got a password meanwhile, by another invitation.
  const readAgain = useCallback(async () => {
    const result = token ? await findInvitation({ token }).catch(() => null) : null;
    if (result?.ok) setFound(result);
  }, [token]);

  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === 'visible') void readAgain();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [readAgain]);

  if (token === '') return <Over detail={invitationWords.notWhole} />;
  if (!token || !found) return <Skeleton label={invitationWords.checking} lines={4} />;
  if (!found.ok) {
    const { code, title, detail } = found.problem;
    if (code === 'validation_error') return <Over detail={invitationWords.notWhole} />;
    if (code === 'not_found') return <Over detail={detail} />;
    return (
      <ErrorState title={title} detail={invitationWords.unread} onRetry={() => setAttempt(attempt + 1)} />
    );
  }
  return <AcceptForm token={token} invitation={found.data} onRefused={readAgain} />;
}
