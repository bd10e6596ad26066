'use client';

import { ConfirmDialog } from '#components/ui/confirm-dialog';
import { useDeskAct } from '../use-desk-act.ts';
import { revokeOperatorKey } from './actions.ts';
import { operatorKeyWords } from './words.ts';

/** The name must be typed, because a robot depends on the key. */
export function RevokeKey({ id, name }: { id: string; name: string }) {
  const { act } = useDeskAct(revokeOperatorKey);
  return (
    <ConfirmDialog
      trigger={
        <>
          {operatorKeyWords.revoke}
          <span className="sr-only"> {name}</span>
        </>
      }
      triggerSize="small"
      title={operatorKeyWords.revokeTitle(name)}
      confirmLabel={operatorKeyWords.revoke}
      keepLabel={operatorKeyWords.keep}
      typeToConfirm={name}
      onConfirm={() => act({ id })}
    >
      <p>{operatorKeyWords.revokeDetail}</p>
    </ConfirmDialog>
  );
}
