'use client';

import type { FileToSend } from '#components/documents/send-file.ts';
import type { UploadState } from '#components/documents/use-upload.ts';
import { documentsWords } from '#components/documents/words.ts';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { Progress } from '#components/ui/progress';

type UploadStatusProps = {
  upload: UploadState;
  onStop: () => void;
  onAgain: (given: FileToSend) => void;
};

export function UploadStatus({ upload, onStop, onAgain }: UploadStatusProps) {
  if (upload.state === 'sending') {
    return (
      <div className="flex max-w-form flex-wrap items-center gap-3">
        <Progress label={upload.name} done={Math.round(upload.part * 100)} total={100} />
        <Button size="small" variant="quiet" onClick={onStop}>
          {documentsWords.upload.stop}
        </Button>
      </div>
    );
  }
  if (upload.state === 'failed') {
    const { again } = upload;
    return (
      <Notice
        kind="stop"
        announce
        title={documentsWords.upload.failed(upload.name)}
        actions={
          again ? (
            <Button size="small" onClick={() => onAgain(again)}>
              {documentsWords.upload.tryAgain}
            </Button>
          ) : undefined
        }
      >
        {upload.message}
      </Notice>
    );
  }
  return (
    <p role="status" className="text-done">
      {upload.state === 'done' ? documentsWords.upload.done(upload.name) : ''}
    </p>
  );
}
