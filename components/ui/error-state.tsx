'use client';

import { Button } from '#components/ui/button';
import { CopyButton } from '#components/ui/copy-button';
import { Notice } from '#components/ui/notice';

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
          {requestId ? (
            <span className="inline-flex flex-wrap items-center gap-x-2 text-ink-2 text-small">
              {idLabel} <code className="break-all font-mono">{requestId}</code>
              <CopyButton text={requestId} label={`${idLabel.toLowerCase()} id`} iconOnly />
            </span>
          ) : null}
        </>
      }
    >
      {detail}
    </Notice>
  );
}
