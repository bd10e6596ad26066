'use client';

import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { RequestReference } from '#components/ui/request-reference';

type ErrorStateProps = {
  title: string;
  detail?: string;
  requestId?: string;
  idLabel?: string;
  onRetry?: () => unknown;
};

// Takes the place of the panel that failed, never of the page around it.
export function ErrorState({ title, detail, requestId, idLabel = 'Request', onRetry }: ErrorStateProps) {
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
              Try again
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
