'use client';

import { commentWords as words } from '#components/comments/words.ts';
import { ConfirmQuestion } from '#components/ui/confirm-question';
import { retryAction } from '#lib/actions/retry-action';
import type { Mode } from '#lib/contract/scalars';
import { deleteComment } from './actions.ts';

type RemoveCommentProps = { mode: Mode; id: string; onClose: () => void };

export function RemoveComment({ mode, id, onClose }: RemoveCommentProps) {
  return (
    <ConfirmQuestion
      isOpen
      title={words.removeTitle}
      confirmLabel={words.remove}
      onClose={onClose}
      onConfirm={() => retryAction(deleteComment)(mode, { id })}
    >
      <p>{words.removeDetail}</p>
    </ConfirmQuestion>
  );
}
