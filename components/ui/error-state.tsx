'use client';

import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { RequestReference } from '#components/ui/request-reference';
import { uiWords } from '#components/ui/words.ts';

type ErrorStateProps = {
  title: string;
  detail?: string;
  requestId?: string;
  idLabel?: string;
  onRetry?: () => unknown;
};

// Replaces the panel that failed, never the page around it.
export function ErrorState({
  title,
  detail,
  requestId,
  idLabel = uiWords.request,
  onRetry,
}: ErrorStateProps) {
  return (
    <Notice
      kind="stop"
      title={title}
      measure="full"
      announce
      actions={
        <>
          {onRetry ? (
            <Button size="small" onClick={onRetry}>
              {uiWords.tryAgain}
            </Button>
          ) : null}
          {requestId ? <RequestReference id={requestId} label={idLabel} /> : null}
        </>
      }
    >
      {detail}
    </Notice>
  );
}
