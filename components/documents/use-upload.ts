'use client';

import { useEffect, useRef, useState } from 'react';
import { checkFile } from '#components/documents/check-file.ts';
import { type FileToSend, sendFile } from '#components/documents/send-file.ts';
import { useStillHere } from '#components/ui/use-still-here.ts';
import type { Document } from '#lib/contract/document';

export type UploadState =
  | { state: 'idle' }
  | { state: 'sending'; name: string; part: number }
  | { state: 'failed'; name: string; message: string; again?: FileToSend }
  | { state: 'done'; name: string };

/** One upload at a time. A file whose upload failed is kept, so that it can be sent again. */
export function useUpload(to: string, onUploaded: (document: Document) => void) {
  const [upload, setUpload] = useState<UploadState>({ state: 'idle' });
  const cancel = useRef<(() => void) | undefined>(undefined);
  // What was chosen while the file was on its way is there too when it arrives.
  const latest = useRef(onUploaded);
  useEffect(() => {
    latest.current = onUploaded;
  });

  const isHere = useStillHere();

  useEffect(() => () => cancel.current?.(), []);

  async function send(given: FileToSend): Promise<void> {
    // Whoever closes the form before its file is sent has changed their mind.
    if (!isHere()) return;
    const name = given.file.name;
    const refusal = checkFile(given.file);
    if (refusal) return setUpload({ state: 'failed', name, message: refusal });
    setUpload({ state: 'sending', name, part: 0 });
    const sending = sendFile(to, given, (part) => setUpload({ state: 'sending', name, part }));
    cancel.current = sending.cancel;
    const outcome = await sending.done;
    if (!outcome.ok) {
      const again = outcome.again ? given : undefined;
      return setUpload({ state: 'failed', name, message: outcome.message, again });
    }
    setUpload({ state: 'done', name });
    latest.current(outcome.document);
  }

  return { upload, send, stop: () => cancel.current?.(), forget: () => setUpload({ state: 'idle' }) };
}
